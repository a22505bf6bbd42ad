// A box that is read from its end, such as the log. For `{@attach}`.

/** So near the end is the end. */
const NEAR = 40;

/** What moves by itself a moment after a hand did, was moved by it. */
const BY_HAND_MS = 1000;
const HANDS = ["wheel", "touchmove", "pointerdown", "keydown"];

/** Shows the end while the box grows, or is given other room, until somebody scrolls up; and from the end on again.
 * What is laid away and comes back comes with its end. */
export function following(box: HTMLElement): () => void {
  let isFollowing = true;
  let at = 0;
  let movedAt = -BY_HAND_MS;
  const moved = (): void => void (movedAt = performance.now());
  const follow = (): void => {
    if (!box.clientHeight) isFollowing = true; // it is not shown
    if (!isFollowing) return;
    box.scrollTop = box.scrollHeight;
    at = box.scrollTop;
  };
  // A box that shrank is far from its end, and nobody has scrolled: only a hand that goes up tells of a
  // reader, and not what comes into view for another reason, such as a card that is named in the first line.
  const scrolled = (): void => {
    const isByHand = performance.now() - movedAt < BY_HAND_MS;
    const isUp = isByHand && box.scrollTop < at;
    if (isUp) moved(); // it may go on for long
    at = box.scrollTop;
    isFollowing = box.scrollHeight - at - box.clientHeight < NEAR || (isFollowing && !isUp);
  };
  const grown = new MutationObserver(follow);
  const resized = new ResizeObserver(follow);
  grown.observe(box, { childList: true, characterData: true, subtree: true });
  resized.observe(box);
  box.addEventListener("scroll", scrolled);
  for (const by of HANDS) box.addEventListener(by, moved, { passive: true });
  return () => {
    grown.disconnect();
    resized.disconnect();
    box.removeEventListener("scroll", scrolled);
    for (const by of HANDS) box.removeEventListener(by, moved);
  };
}
