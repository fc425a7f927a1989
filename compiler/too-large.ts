import type { Span } from './model/model.ts';

/** Code that follows types recurses once for each level, and the call stack is limited. */
export class TooLarge extends Error {
  readonly span: Span;
  readonly className: string;

  constructor({ className, classSpan }: Page) {
    super(`the types of ${className} are too large`);
    this.className = className;
    this.span = classSpan;
  }
}

interface Page {
  readonly className: string;
  readonly classSpan: Span;
}

/**
 * Runs a function that follows the types of a page.
 *
 * @throws TooLarge where they are nested too deep for the call stack
 */
export function following<T>(page: Page, run: () => T): T {
  try {
    return run();
  } catch (error) {
    // Not `instanceof`, because TypeScript's errors may come from another realm.
    if (/^RangeError: .*call stack/.test(String(error))) throw new TooLarge(page);
    throw error;
  }
}
