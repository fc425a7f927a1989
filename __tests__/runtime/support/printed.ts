import { afterEach, beforeEach, jest } from '@jest/globals';

/** What each test prints with `console.error`, which is kept from the terminal. */
export function printedErrors(): readonly string[] {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    jest.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text)));
  });
  afterEach(() => void jest.restoreAllMocks());
  return printed;
}

export const firstLines = (texts: readonly string[]) => texts.map((text) => text.split('\n')[0]);
