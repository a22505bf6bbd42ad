/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:pictures" {
  const files: { glyphs: string; dungeon: string; orbit: string };
  export default files;
  /** What is drawn before any file has come, by its name. */
  export const atOnce: Record<string, string>;
}
