import { expect, test } from "vitest";
import { byLayout, contained, covering, sizesFor } from "../../client/components/pictureSizes.ts";

test("a picture that covers its box is as wide as the box's width or height needs", () => {
  expect(sizesFor(covering("58vw", "min(70vh, 544px)"), 16 / 9)).toBe("max(58vw, 1.78 * (min(70vh, 544px)))");
});

test("a picture that is completely visible is limited by both", () => {
  expect(sizesFor(contained("100vw", "100vh - 60px"), 1.6)).toBe("min(100vw, 1.6 * (100vh - 60px))");
});

test("both layouts have sizes, each by the picture's own aspect ratio", () => {
  const sizes = byLayout("90vw", covering("50vw", "40vh"));
  expect(sizesFor(sizes, 0.8)).toBe("(max-width: 900px) 90vw, max(50vw, 0.8 * (40vh))");
  expect(sizesFor(sizes, 1.5)).toBe("(max-width: 900px) 90vw, max(50vw, 1.5 * (40vh))");
});

test("a phone in landscape may have a size of its own", () => {
  expect(sizesFor(byLayout("90vw", "50vw", "40vw"), 1.5)).toBe(
    "(max-width: 900px) and (max-height: 500px) 40vw, (max-width: 900px) 90vw, 50vw",
  );
});
