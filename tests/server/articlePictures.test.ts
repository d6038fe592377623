import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { pictureFile, previewFile } from "../../client/shared/articleBody.ts";
import { sweepPictures } from "../../server/models/article/picture.ts";
import type { PictureAnswer } from "../../server/services/pictures/pictureProcess.ts";
import { json, list, startPressBoard } from "../support/pressBoard.ts";
import { sameOrigin } from "../support/testApp.ts";
import { plainPicture, pngOf } from "../support/uploads.ts";

const board = await startPressBoard();
const { app } = board;

beforeEach(async () => {
  await app.db("article_pictures").delete();
  await app.db("pictures").delete();
});

const words = { title: "사진이 있는 기사", summary: "요약" };
const post = (path = "/admin/pictures") => app.request.post(path).set(sameOrigin).set("Cookie", board.cookie);
const upload = (file: Buffer, fields: Record<string, string> = { alt: "거실 전경" }, name = "photo.jpg") =>
  post().set(json).field(fields).attach("file", file, name);
const uploaded = async (file: Buffer) => (await upload(file).expect(201)).body.picture;
const write = (fields: object) => post(`${list}/drafts`).set(json).send(fields);
const binary = (path: string) => app.request.get(path).buffer(true).responseType("blob");

test("a picture is rotated by its EXIF orientation, stripped of metadata, and encoded for every screen", async () => {
  const file = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#884422" } })
    .withExif({ IFD0: { Artist: "SECRET" }, IFD3: { GPSLatitude: "37/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await uploaded(Buffer.concat([file, Buffer.from("<script>alert(1)</script>PK\x03\x04")]));
  expect(picture).toMatchObject({ width: 1000, height: 2000, alt: "거실 전경" });
  const names = await app.db("picture_files").where({ hash: picture.hash }).orderBy("name").pluck("name");
  expect(names).toEqual(["1000.avif", "1000.webp", "320.avif", "320.webp", "640.avif", "640.webp", "preview.jpg"]);
  const { body } = await binary(pictureFile(picture.hash, 1000, "webp")).expect(200);
  const read = await sharp(body).metadata();
  expect(read).toMatchObject({ width: 1000, height: 2000, format: "webp" });
  expect([read.exif, read.icc, read.xmp, read.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  for (const { bytes } of await app.db("picture_files").where({ hash: picture.hash }))
    for (const trace of ["SECRET", "<script>", "PK\x03\x04"]) expect(bytes.includes(trace)).toBe(false);
  const preview = await sharp((await binary(previewFile(picture.hash)).expect(200)).body).metadata();
  expect(preview).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
});

test("a picture's URL contains a hash and is immutable, and browsers treat it as a picture only", async () => {
  const { hash, width } = await uploaded(await plainPicture(400, 300, "png"));
  const path = pictureFile(hash, width, "avif");
  const { headers } = await binary(path).expect(200);
  expect(headers).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(headers["set-cookie"]).toBeUndefined();
  await app.request.get(path).set("If-None-Match", String(headers.etag)).expect(304);
  const head = await app.request.head(path).expect(200);
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
  for (const wrong of [
    pictureFile(hash, 399, "avif"),
    pictureFile("f".repeat(32), width, "avif"),
    `/uploads/${hash}`,
    `/uploads/${hash}-400.svg`,
    `/uploads/${hash}-..%2f400.avif`,
    `/uploads/${hash.toUpperCase()}-400.avif`,
  ])
    await app.request.get(wrong).set(json).expect(404);
  await app.request.post(path).set(sameOrigin).expect(404);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><script>alert(1)</script></svg>';
test("only complete pictures of three formats are accepted, whatever their name and declared type", async () => {
  const jpeg = await plainPicture(400, 300);
  const gif = await sharp(jpeg).gif().toBuffer();
  const bad: Record<string, Buffer> = {
    svg: Buffer.from(svg),
    "svg behind white space": Buffer.from(`\n\n${svg}`),
    gif,
    tiff: await sharp(jpeg).tiff().toBuffer(),
    html: Buffer.from("<!doctype html><script>alert(1)</script>"),
    "HTML with a JPEG's first bytes": Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    "half a JPEG": jpeg.subarray(0, jpeg.length / 2),
    "half a PNG": (await plainPicture(400, 300, "png")).subarray(0, 120),
    "a PNG's header only": pngOf(400, 300).subarray(0, 40),
    "a decompression bomb of 2.5 billion pixels": pngOf(50_000, 50_000),
    "one pixel row too many": pngOf(6_000, 4_001),
    "a thread": pngOf(100_000, 201),
    "too small": await plainPicture(199, 300),
    "a zip": Buffer.from("PK\x03\x04 and so on"),
    text: Buffer.from("x"),
  };
  for (const [name, file] of Object.entries(bad)) {
    const answer = await upload(file);
    expect(answer.status, `${name}: ${answer.text}`).toBe(422);
    expect(answer.body.message, name).toMatch(/[가-힣]/);
  }
  expect(await app.db("pictures")).toHaveLength(0);
});

test("an animated picture is refused", async () => {
  const moving = await sharp([await plainPicture(300, 300), await plainPicture(300, 300, "png", "#ffffff")], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  const { body } = await upload(moving).expect(422);
  expect(body.message).toContain("움직이는");
});

/** 24 megapixels in a small file, decoded as a whole. */
const interlaced = (colourspace: "srgb" | "rgb16") =>
  sharp({ create: { width: 6_000, height: 4_000, channels: 4, background: "#336699" } })
    .removeAlpha()
    .toColourspace(colourspace)
    .png({ progressive: true })
    .toBuffer();

const prlimit = "/usr/bin/prlimit";
test.skipIf(!existsSync(prlimit))("the largest pictures are encoded or refused in the memory there is", async () => {
  const script = fileURLToPath(new URL("../../server/services/pictures/pictureProcess.ts", import.meta.url));
  const encode = async (picture: Buffer) => {
    const child = spawn(prlimit, ["--data=400000000", process.execPath, "--import", "tsx", script], {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.send(picture);
    const [answer] = await once(child, "message");
    return answer as PictureAnswer;
  };
  expect(await encode(await interlaced("srgb"))).toHaveProperty("encoded");
  expect(await encode(await interlaced("rgb16"))).toEqual({ refused: expect.stringContaining("인터레이스") });
});

test("where memory runs out, only the picture is lost", async () => {
  const answer = upload(await interlaced("srgb")).then(({ status }) => status);
  const findProcess = () =>
    promisify(execFile)("pgrep", ["-P", String(process.pid), "-f", "pictureProcess"]).then(
      ({ stdout }) => Number(stdout),
      () => 0,
    );
  await expect.poll(findProcess, { interval: 20 }).toBeGreaterThan(0);
  process.kill(await findProcess(), "SIGKILL");
  expect(await answer).toBe(422);
  await uploaded(await plainPicture(400, 300));
});

test("an upload needs a session, the same origin, its own path, an alternative text, and at most 8 MB", async () => {
  const file = await plainPicture(400, 300);
  await app.request
    .post("/admin/pictures")
    .set(sameOrigin)
    .set(json)
    .field("alt", "x")
    .attach("file", file, "photo.jpg")
    .expect(401);
  await post()
    .set("Sec-Fetch-Site", "cross-site")
    .set(json)
    .field("alt", "x")
    .attach("file", file, "photo.jpg")
    .expect(403);
  for (const path of ["/registrations", "/session", list, `${list}/drafts`, "/admin/articles", "/admin/pictures/"])
    expect((await post(path).set(json).field("alt", "x").attach("file", file, "photo.jpg")).status, path).toBe(415);
  await post().set(json).send({ alt: "x" }).expect(415);
  for (const alt of ["", "  ", "두\n줄", "a](x)", "긴".repeat(201)]) await upload(file, { alt }).expect(422);
  await post().set(json).field("alt", "x").expect(422);
  const large = Buffer.concat([file, Buffer.alloc(8 * 1024 * 1024)]);
  expect((await upload(large).expect(422)).body.message).toContain("8MB");
  await post()
    .set(json)
    .field("alt", "x")
    .attach("file", file, "photo.jpg")
    .attach("file", file, "photo.jpg")
    .expect(400);
  await post().set(json).field("alt", "x").attach("other", file, "photo.jpg").expect(400);
  await post().set(json).set("Content-Type", "multipart/form-data; boundary=x").send("--x\r\nbroken").expect(400);
  expect(await app.db("pictures")).toHaveLength(0);
});

test("an article's pictures appear on its page, in the list, in the feed and in previews of other sites", async () => {
  const [title, inside] = [await uploaded(await plainPicture(900, 600)), await uploaded(await plainPicture(700, 500))];
  const content = [
    "첫 문단 <b>그대로</b> **그대로** &amp;",
    "## 소제목",
    `![주방 전경](/uploads/${inside.hash} "주방")`,
    "[방문예약](/Promotion/Customer) 안내",
  ].join("\n");
  const { body } = await write({ ...words, content, format: "marked", picture: title.hash, pictureAlt: "거실" });
  const { id } = body.article;
  const { text } = await app.request.get(`${list}/${id}`).expect(200);
  expect(text).toContain("첫 문단 &lt;b&gt;그대로&lt;/b&gt; **그대로** &amp;amp;");
  expect(text).toMatch(/<h2[^>]*>소제목<\/h2>/);
  expect(text).toContain('<a href="/Promotion/Customer">방문예약</a> 안내');
  expect(text).toContain(`src="${pictureFile(inside.hash, 640, "webp")}" width="700" height="500" alt="주방 전경"`);
  expect(text).toContain("<figcaption>주방</figcaption>");
  expect(text).toContain(`${pictureFile(title.hash, 640, "avif")} 640w`);
  const preview = app.config.publicUrl + previewFile(title.hash);
  expect(text).toContain(`<meta property="og:image" content="${preview}">`);
  expect(text).toContain('<meta property="og:image:alt" content="거실">');
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, one = ""]) =>
    JSON.parse(one),
  );
  expect(data.find((one) => one["@type"] === "NewsArticle").image).toEqual([preview]);
  expect(data.find((one) => one["@type"] === "WebPage").primaryImageOfPage).toMatchObject({ contentUrl: preview });
  const size = (await binary(previewFile(title.hash))).headers["content-length"];
  expect((await app.request.get(`${list}/feed.xml`)).text).toContain(
    `<enclosure url="${preview}" length="${size}" type="image/jpeg"/>`,
  );
  const rows = await app.request.get(list).expect(200);
  expect(rows.text).toContain(pictureFile(title.hash, 320, "avif"));
});

test("plain text becomes paragraphs at line breaks, unchanged", async () => {
  const content = ["# 제목처럼", "## 제목", "[글](https://example.com)", "![그림](/uploads/x)", "", "  끝  "].join(
    "\n",
  );
  const { body } = await app.request
    .post(list)
    .set(sameOrigin)
    .set("Cookie", board.cookie)
    .set(json)
    .send({ ...words, content, format: "marked", picture: "x" })
    .expect(201);
  expect(body.article).not.toHaveProperty("body");
  const { text } = await app.request.get(`${list}/${body.article.id}`).expect(200);
  expect(text).toContain(
    "<p># 제목처럼</p><p>## 제목</p><p>[글](https://example.com)</p><p>![그림](/uploads/x)</p><p>  끝</p>",
  );
});

test("an article with a broken link or picture isn't stored", async () => {
  const { hash } = await uploaded(await plainPicture(400, 300));
  for (const content of [
    "[글](javascript:alert(1))",
    "[글](JAVASCRIPT:alert(1))",
    "[글](data:text/html,x)",
    "[글](//evil.example)",
    "[글](/\\evil.example)",
    "[글](vbscript:x)",
    "[](https://example.com)",
    "![](/uploads/x)",
    `![](/uploads/${hash})`,
    `글 ![거실](/uploads/${hash})`,
    "![거실](https://evil.example/x.png)",
    `![거실](/uploads/${"a".repeat(32)})`,
  ]) {
    const answer = await write({ ...words, content, format: "marked" });
    expect(answer.status, content).toBe(422);
    expect(answer.body.message, content).toMatch(/[가-힣]/);
  }
  await write({ ...words, picture: hash, pictureAlt: " " }).expect(422);
  await write({ ...words, picture: "x", pictureAlt: "거실" }).expect(422);
  await write({ ...words, picture: "a".repeat(32), pictureAlt: "거실" }).expect(422);
  expect(await app.db("articles")).toHaveLength(0);
});

test("an edit without picture fields keeps the pictures, and one that removes them frees them", async () => {
  const { hash } = await uploaded(await plainPicture(400, 300));
  const content = `![거실](/uploads/${hash})`;
  const { body } = await write({ ...words, content, format: "marked", picture: hash, pictureAlt: "거실" }).expect(201);
  const path = `${list}/${body.article.id}`;
  const put = (fields: object) =>
    app.request.put(path).set(sameOrigin).set(json).set("Cookie", board.cookie).send(fields);
  const kept = await put({ ...words, title: "고친 제목", content, revision: 1 }).expect(200);
  expect(kept.body.article).toMatchObject({ picture: { hash }, body: [{ kind: "picture" }] });
  const gone = await put({ ...words, content: "글", picture: "", revision: 2 }).expect(200);
  expect(gone.body.article).not.toHaveProperty("picture");
  expect(await app.db("article_pictures")).toHaveLength(0);
});

test("a picture is deleted a week after its upload, unless an article uses it", async () => {
  const [used, unused] = [await uploaded(await plainPicture(400, 300)), await uploaded(await plainPicture(400, 301))];
  await write({ ...words, picture: used.hash, pictureAlt: "거실" }).expect(201);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(await sweepPictures(app.db, days(6))).toBe(0);
  expect(await sweepPictures(app.db, days(8))).toBe(1);
  expect(await app.db("pictures").pluck("hash")).toEqual([used.hash]);
  expect(await app.db("picture_files").where({ hash: unused.hash })).toHaveLength(0);
  await app.db("articles").delete();
  expect(await sweepPictures(app.db, days(8))).toBe(1);
});

test("without scripts the article's form comes back with the picture in it, and no input is lost", async () => {
  const typed = { ...words, content: "첫 문단", format: "plain", when: "draft", site: "a-site" };
  const file = await plainPicture(400, 300);
  const form = (fields: object) =>
    post()
      .set("Accept", "text/html")
      .field({ ...typed, ...fields });
  const inText = await form({ alt: "거실", place: "text" }).attach("file", file, "photo.jpg").expect(200);
  const hash = await app
    .db("pictures")
    .first("hash")
    .then((row) => row?.hash);
  expect(inText.text).toContain(`첫 문단\n\n![거실](/uploads/${hash})`);
  expect(inText.text).toContain('<option value="marked" selected="">');
  expect(inText.text).toContain("a-site 게시판");
  const asTitle = await form({ alt: "거실", place: "title" }).attach("file", file, "photo.jpg").expect(200);
  expect(asTitle.text).toContain(`name="picture" value="${hash}"`);
  const refused = await form({ alt: "", place: "title" }).attach("file", file, "photo.jpg").expect(422);
  expect(refused.text).toContain("대체 텍스트로 적어 주세요");
  expect(refused.text).toContain("첫 문단");
  const saved = await post(`${list}/drafts`)
    .type("form")
    .send({ ...typed, picture: String(hash), pictureAlt: "거실" })
    .expect(303);
  expect(saved.headers.location).toMatch(/^\/admin\/articles\/\d+\?saved=1$/);
});
