/** `query` as `Query`: only the first letter changes. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `Query` as `query`: only the first letter changes. */
export function uncapital(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** `UserPosts` for `user-posts` and `user_posts`, without characters that an identifier cannot have. */
export function pascal(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map(capital).join('');
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerated(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** Texts with a comma behind each but the last. */
export function separated(texts: readonly string[]): readonly string[] {
  return texts.map((text, i) => (i < texts.length - 1 ? `${text},` : text));
}

/** `1 file`, `2 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
