import ts from 'typescript';

/** Where a text stops being JSON: Node says so in most of its messages, and TypeScript of the others. */
export function faultOfJson(source: string, message: string): number {
  const position = / at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  if (message.endsWith('Unexpected end of JSON input')) return source.trimEnd().length;
  return ts.parseConfigFileTextToJson('routeclass.config.json', source).error?.start ?? 0;
}
