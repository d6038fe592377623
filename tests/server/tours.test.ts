import { expect, test } from "vitest";
import { testApp } from "../support/testApp.ts";

const app = await testApp();

test("a tour may be framed by our own pages only", async () => {
  const { headers } = await app.request.get("/tours/84A").expect(200);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});

test("no other page may be framed", async () => {
  for (const path of ["/", "/FloorPlan/Emodel", "/tours/none"]) {
    const { headers } = await app.request.get(path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  }
});

test("a tour is found in any letter case, and excluded from search engines", async () => {
  const { text } = await app.request.get("/Tours/84c").expect(200);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain("84C");
});

test("a type without a tour is Not Found", async () => {
  const { text } = await app.request.get("/tours/119B").expect(404);
  expect(text).toContain("Not Found");
});
