# The latest Node LTS on Debian, because argon2's prebuilt binary needs glibc.
FROM node:24.21-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# No optional dependencies except sharp's binaries: one of the others is TypeScript (for graphile-worker's .ts settings).
RUN npm run build && cp -r node_modules/@img /tmp/img && npm prune --omit=dev --omit=optional --ignore-scripts \
  && rm -rf node_modules/@img && mv /tmp/img node_modules/@img

FROM node:24.21-trixie-slim
# glibc keeps freed memory for each thread otherwise, which a memory limit counts.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The mount point of ASSETS_DIR: a new volume takes its owner from it.
RUN install -d -o node -g node /assets
# Files belong to root, so that the process can only read them.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# V8 collects late when it may grow, and rendering makes much that is soon garbage: unbounded, the process holds 100 MB more.
# node itself, because npm doesn't forward SIGTERM, which the server needs for a graceful stop.
CMD ["node", "--max-old-space-size=256", "dist/server/main.js"]
