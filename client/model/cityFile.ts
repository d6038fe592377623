import file from "../content/generated/city.bin?url";

/** The address of the surroundings: art/blender/export_city.py makes them. */
export const cityFile = file;
