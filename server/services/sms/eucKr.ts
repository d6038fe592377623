/** The characters of EUC-KR's two-byte codes, from Node's decoder. */
function ksX1001(): Set<string> {
  const decoder = new TextDecoder("euc-kr");
  const known = new Set<string>();
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && character !== "\ufffd") known.add(character);
    }
  }
  return known;
}

let characters: Set<string> | undefined;
const isAscii = (character: string) => character <= "\u007f";
/** All modern syllables: those missing in EUC-KR are in the carriers' extension (CP949), in two bytes as well. */
const isSyllable = (character: string) => character >= "가" && character <= "힣";

/** @returns the text with question marks for what carriers can't encode, such as emoji */
export function printableText(text: string): string {
  characters ??= ksX1001();
  const known = characters;
  const canPrint = (letter: string) => isAscii(letter) || isSyllable(letter) || known.has(letter);
  return [...text.normalize("NFC")].map((letter) => (canPrint(letter) ? letter : "?")).join("");
}

/** @returns the bytes of an encodable text: one per ASCII character, two for any other */
export const eucKrBytes = (text: string) => [...text].reduce((sum, letter) => sum + (isAscii(letter) ? 1 : 2), 0);
