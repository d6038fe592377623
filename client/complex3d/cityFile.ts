const [file] = Object.values(
  import.meta.glob<string>("../content/generated/city.bin", { eager: true, query: "?url", import: "default" }),
);

/** The address of the surroundings, where art/blender/export_city.py has made them; a complex without them has no model page. */
export const cityFile = file ?? "";
