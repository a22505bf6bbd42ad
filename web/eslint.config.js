// What the linter asks of the page: the strict rules of TypeScript and those of Svelte; how it looks
// is Prettier's. Rules that ask for types look at .ts alone: in components they take half a minute,
// and svelte-check looks at their types anyway.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.ts"],
    extends: [ts.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A number in a sentence is a number.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => done()` may hand on that there is nothing.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // TypeScript knows better what there is.
    rules: { "no-undef": "off" },
  },
  {
    files: ["public/sw.js"],
    languageOptions: {
      globals: Object.fromEntries(
        ["self", "caches", "fetch", "Response", "URL"].map((name) => [name, "readonly"]),
      ),
    },
  },
);
