// The words of this language, a file for each page.
export default Object.values(
  import.meta.glob<string>(["./*.ftl", "!./titles.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
