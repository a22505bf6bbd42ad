/** What most questions have beside their sentence: no card, and one answer. */
export const ALONE = {
  card: null,
  mine: true,
  about: 0,
  least: 1,
  most: 1,
  chosen: 0,
  automatic: false,
  after: 0,
  if_passed: "",
};
