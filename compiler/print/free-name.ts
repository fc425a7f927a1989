/**
 * The wanted name, or the first of `wanted2`, `wanted3`, ... that is not taken. `separator` precedes the
 * number.
 */
export function freeName(wanted: string, isTaken: (name: string) => boolean, separator = ''): string {
  let name = wanted;
  for (let n = 2; isTaken(name); n++) name = `${wanted}${separator}${n}`;
  return name;
}
