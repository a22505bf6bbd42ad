import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@fontsource/caveat-brush/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { restore } from "./ui/world.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the table");
restore();
mount(App, { target });
