/** Headers of an answer that is about to be sent, by lower-case names. `Headers` implements this. */
export interface AnswerHeaders {
  get(name: string): string | null;
  has(name: string): boolean;
  /** Replaces a header of that name. */
  set(name: string, value: string): void;
}

/** A flat list of names and values, as the direct way sends it. */
export class FlatHeaders implements AnswerHeaders {
  readonly #head: string[];

  constructor(head: string[]) {
    this.#head = head;
  }

  get(name: string): string | null {
    const at = this.#indexOf(name);
    return at === -1 ? null : this.#head[at + 1]!;
  }

  has(name: string): boolean {
    return this.#indexOf(name) !== -1;
  }

  set(name: string, value: string): void {
    const at = this.#indexOf(name);
    if (at === -1) this.#head.push(name, value);
    else this.#head[at + 1] = value;
  }

  #indexOf(name: string): number {
    for (let i = 0; i < this.#head.length; i += 2) if (this.#head[i] === name) return i;
    return -1;
  }
}

/** Adds the names of request headers that the answer depends on to its `vary`. */
export function addVary(answer: AnswerHeaders, names: readonly string[]): void {
  const known = answer.get('vary');
  if (known === null) {
    answer.set('vary', names.join(', '));
    return;
  }
  const listed = known.split(',').map((name) => name.trim().toLowerCase());
  const missing = listed.includes('*') ? [] : names.filter((name) => !listed.includes(name));
  if (missing.length > 0) answer.set('vary', [known, ...missing].join(', '));
}
