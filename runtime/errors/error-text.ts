export const genericText = 'An unexpected error occurred';

/** The text of whatever was thrown, never its stack: for debug mode alone. */
export function errorText(error: unknown): string {
  try {
    return error instanceof Error ? error.message || error.name : String(error);
  } catch {
    return genericText;
  }
}
