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
    if (isOfStack(error)) throw new TooLarge(page);
    throw error;
  }
}

/** Runs a function that follows types. Returns undefined where they are nested too deep for the call stack. */
export function unlessTooLarge<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (isOfStack(error)) return undefined;
    throw error;
  }
}

/** Not `instanceof`, because TypeScript's errors may come from another realm. */
const isOfStack = (error: unknown) => /^RangeError: .*call stack/.test(String(error));
