// A box that is read from its end, such as the log. For `{@attach}`.

/** So near the end is the end. */
const NEAR = 40;

/** Shows the end while the box grows, or is given other room, until somebody scrolls up; and from the end on again. */
export function following(box: HTMLElement): () => void {
  let isFollowing = true;
  let at = 0;
  const follow = (): void => {
    if (!isFollowing) return;
    box.scrollTop = box.scrollHeight;
    at = box.scrollTop;
  };
  // A box that shrank is far from its end, and nobody has scrolled: only what goes up tells of a reader.
  const scrolled = (): void => {
    const isUp = box.scrollTop < at;
    at = box.scrollTop;
    isFollowing = box.scrollHeight - at - box.clientHeight < NEAR || (isFollowing && !isUp);
  };
  const grown = new MutationObserver(follow);
  const resized = new ResizeObserver(follow);
  grown.observe(box, { childList: true, characterData: true, subtree: true });
  resized.observe(box);
  box.addEventListener("scroll", scrolled);
  return () => {
    grown.disconnect();
    resized.disconnect();
    box.removeEventListener("scroll", scrolled);
  };
}
