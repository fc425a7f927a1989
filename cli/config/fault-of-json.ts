import ts from 'typescript';

/**
 * The offset at which a text stops being JSON. Most of Node's messages give it; for the others, TypeScript
 * finds it.
 */
export function faultOfJson(source: string, message: string): number {
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (message.endsWith('Unexpected end of JSON input')) return source.trimEnd().length;
  return ts.parseConfigFileTextToJson('routeclass.config.json', source).error?.start ?? 0;
}
