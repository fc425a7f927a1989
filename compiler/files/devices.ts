/** Whether Windows has a device of this name, in lower case, whatever stands behind a dot: no file can have it there. */
export function isDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/.test(name);
}
