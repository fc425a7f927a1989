export const genericText = 'An unexpected error occurred';

/** The message of any thrown value, never its stack. Only for debug mode. */
export function errorText(error: unknown): string {
  try {
    return error instanceof Error ? error.message || error.name : String(error);
  } catch {
    return genericText;
  }
}
