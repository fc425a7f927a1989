/** Compares texts by their code units: the same in every locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Compares entries by their keys. */
export function byEntryKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return byCodeUnit(a, b);
}

/** Compares texts as dictionaries do, upper and lower case together: the same in every locale. */
export function alphabetically(a: string, b: string): number {
  return byCodeUnit(a.toLowerCase(), b.toLowerCase()) || byCodeUnit(a, b);
}
