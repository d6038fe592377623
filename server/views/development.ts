import type { Views } from "./views.ts";

/** Vite in middleware mode: the same pages from source, with hot replacement. */
export async function developmentViews(root: string): Promise<Views> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } });
  const server = () => vite.ssrLoadModule("/client/entry-server.tsx");
  return {
    render: async (request) => (await server()).render(request),
    renderFailure: async (request) => (await server()).renderFailure(request),
    assets: {
      of: () => ({
        styles: "",
        entry: '<script type="module" src="/client/start/entry-client.ts"></script>',
        chunks: [],
      }),
    },
    middleware: vite.middlewares,
    keep: false,
    finish: (path, html) => vite.transformIndexHtml(path, html),
  };
}
