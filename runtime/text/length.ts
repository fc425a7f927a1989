/** The length of a text in Unicode code points; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    if (isLow(text.charCodeAt(i)) && isHigh(text.charCodeAt(i - 1))) count--;
  }
  return count;
}

const isHigh = (unit: number) => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number) => (unit & 0xfc00) === 0xdc00;
