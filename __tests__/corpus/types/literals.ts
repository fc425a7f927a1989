/** One of several values. */
export interface Literals {
  one: 'only';
  text: 'a' | 'b' | 'c d';
  number: 1 | 2.5 | -3;
  yes: true;
  mixed: 'auto' | 0 | false | null;
}

export type OnOff = 'on' | 'off';
export type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type Products = `${'small' | 'large'}-${'red' | 'blue'}`;
export type Quoted = "it's" | '"q"' | '`${x}`' | '*/' | '\\' | '\u2028' | '';
export interface LiteralLists {
  kinds: ('a' | 'b')[];
  flags: (true | 'maybe')[];
}
