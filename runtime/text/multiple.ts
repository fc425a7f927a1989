/** Whether `value` is a multiple of `of`, as JSON Schema has it: their quotient is a whole number. */
export function isMultipleOf(value: number, of: number): boolean {
  return Number.isInteger(value / of);
}
