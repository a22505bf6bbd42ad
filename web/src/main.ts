import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@fontsource/caveat-brush/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./i18n/words.ts";
import "./look.css";
import { settings } from "./state/settings.svelte.ts";
import { restore } from "./ui/world.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the table");
// The page without a line; a browser that does not want it has the page all the same. Asked for before anything is
// waited for: the page may be loaded by then.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => {
    void navigator.serviceWorker
      .register(new URL("sw.js", document.baseURI))
      .catch(() => undefined);
  });
restore();
await learn(settings.language);
mount(App, { target });
