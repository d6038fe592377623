# Newest LTS of Node on Debian: argon2's prebuilt binary wants glibc.
FROM node:24.21-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# No optional ones but sharp's binaries: TypeScript is one too (graphile-worker reads .ts settings with it).
RUN npm run build && cp -r node_modules/@img /tmp/img && npm prune --omit=dev --omit=optional --ignore-scripts \
  && rm -rf node_modules/@img && mv /tmp/img node_modules/@img

FROM node:24.21-trixie-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Files stay root's: the process can read them, and change nothing.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself, not npm: npm passes no SIGTERM on, and the server stops without losing a request.
CMD ["node", "dist/server/main.js"]
