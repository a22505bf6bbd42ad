/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:pictures" {
  const files: { glyphs: string; dungeon: string; orbit: string };
  export default files;
}
