/**
 * Whether a lower-case name is a Windows device's, whatever extension follows. No file can have such a name
 * there.
 */
export function isDevice(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/.test(name);
}
