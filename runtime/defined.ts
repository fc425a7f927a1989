/** The properties of an object that are not undefined. */
export function defined<T extends object>(object: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as object;
}
