import { createHash } from "node:crypto";
import { Agent, get } from "node:http";

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/**
 * References to hash-named files in pages, scripts and style sheets; scripts reference those beside them without a
 * folder.
 */
const named = /\/(?:assets|fonts|pictures|tours|films)\/[\w.-]+-[\w-]{8,}[\w.-]*\.\w+/g;
const beside = /["'`](?:\.\/|assets\/)([\w.-]+-[\w-]{8,}\.(?:js|css))["'`]/g;
const integrity = /"?(?:href|src)"?[=:]"([^"]+)"[ ,]"?integrity"?[=:]"(sha384-[^"]+)"/g;

/** Reads pages, and every file that they, their scripts or their style sheets reference. */
export class AssetReader {
  readonly failures: string[] = [];
  pages = 0;
  files = 0;
  readonly names = new Set<string>();
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8, timeout: 4_000 });
  /** References by file: a hash-named file never changes. */
  readonly #within = new Map<string, string[]>();

  constructor(url: string) {
    this.#url = url;
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Reads one page and all files that belong to it. */
  async read(path: string): Promise<void> {
    const page = await this.#request(path);
    this.pages += 1;
    if (page.status !== 200) this.failures.push(`${path}: ${page.status}`);
    const html = page.body.toString();
    const hashes = new Map([...html.matchAll(integrity)].map(([, href = "", hash = ""]) => [href, hash]));
    const seen = new Set<string>();
    let wanted: string[] = html.match(named) ?? [];
    while (wanted.length > 0) {
      const next = [...new Set(wanted)].filter((name) => !seen.has(name));
      for (const name of next) seen.add(name);
      wanted = (await Promise.all(next.map((name) => this.#readFile(name, path, hashes.get(name))))).flat();
    }
  }

  /** @returns the names referenced in the file */
  async #readFile(name: string, page: string, hash: string | undefined): Promise<string[]> {
    this.files += 1;
    this.names.add(name);
    const { status, type, body } = await this.#request(name);
    if (status !== 200) this.failures.push(`${page} names ${name}: ${status}`);
    else if (hash && hash !== `sha384-${createHash("sha384").update(body).digest("base64")}`)
      this.failures.push(`${page} names ${name} with another hash`);
    if (status !== 200 || !/javascript|css/.test(type)) return [];
    const known = this.#within.get(name);
    if (known) return known;
    const text = body.toString();
    const found = [...(text.match(named) ?? []), ...[...text.matchAll(beside)].map(([, file]) => `/assets/${file}`)];
    this.#within.set(name, found);
    return found;
  }

  #request(path: string): Promise<Answer> {
    return new Promise((resolve) => {
      const failed = () => resolve({ status: 0, type: "", body: Buffer.alloc(0) });
      get(this.#url + path, { agent: this.#agent }, async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        const type = response.headers["content-type"] ?? "";
        resolve({ status: response.statusCode ?? 0, type, body: Buffer.concat(parts) });
      }).once("error", failed);
    });
  }
}
