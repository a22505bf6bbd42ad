// Builds the page into the server's package; the pictures in use become files of their own.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pictures } from "./pictures.ts";

export default defineConfig({
  // Everything is found relative to <base>, so that a proxy may serve us under any path.
  base: "",
  plugins: [svelte(), pictures()],
  build: {
    outDir: "../src/kickdoor/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], environment: "node", setupFiles: ["tests/setup.ts"] },
});
