/**
 * Characters that terminals draw over two columns: those of East Asian scripts, unless in half width, and
 * emoji.
 */
const wide =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

/** Characters that are drawn over the one before, or not at all. */
const none = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** The columns of a text in a terminal. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += none.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return columns;
}
