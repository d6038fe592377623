import type { Views } from "./views.ts";

/** Vite in middleware mode: the same pages from source, with hot replacement. */
export async function developmentViews(root: string): Promise<Views> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, appType: "custom", server: { middlewareMode: true } });
  const server = () => vite.ssrLoadModule("/client/entry-server.tsx");
  const assetsFrom = (entry: string) => ({
    styles: "",
    early: `<script type="module" src="/client/start/entry-early.ts"></script>`,
    entry: `<script type="module" src="/client/${entry}"></script>`,
    chunks: [],
  });
  return {
    render: async (request) => (await server()).render(request),
    renderArticle: async (...request) => (await server()).renderArticle(...request),
    renderFailure: async (request) => (await server()).renderFailure(request),
    renderTour: async (label) => (await server()).renderTour(label),
    assets: { of: () => assetsFrom("start/entry-client.ts"), tour: () => assetsFrom("tour/entry-tour.ts") },
    middleware: vite.middlewares,
    keep: false,
    finish: (path, html) => vite.transformIndexHtml(path, html),
  };
}
