import type { Needs } from './options.ts';

/**
 * The private functions of a client that convert values to texts: for the path, the query, headers, cookies
 * and forms.
 */
export function textHelpers(needs: Needs): readonly string[] {
  const isSegment = needs.segment || needs.segments;
  const isField = needs.query || needs.urlencoded || needs.multipart;
  const isText = isSegment || isField || needs.headers || needs.cookies;
  return [
    ...(isText || needs.basic ? [wellFormed] : []),
    ...(isText ? [texts] : []),
    ...(needs.headers ? [headerText] : []),
    ...(isSegment ? [segment] : []),
    ...(needs.segments ? [segments] : []),
    ...(needs.query ? [pairs] : []),
    ...(needs.urlencoded || needs.multipart ? [fieldTexts] : []),
    ...(needs.urlencoded ? [urlencoded] : []),
    ...(needs.multipart ? [multipart] : []),
    ...(needs.cookies ? [cookieText] : []),
  ];
}

const wellFormed = `/** Refuses lone surrogates, which UTF-8 cannot encode. */
function wellFormed(text: string): string {
  if (!/\\p{Surrogate}/u.test(text)) return text;
  throw new TypeError('A lone surrogate would arrive as another character');
}`;

const texts = `/**
 * The text of a value, or one text for each item of a list. The service splits lists at commas and reads an empty
 * text as an empty list, so a list that would arrive as another one is refused.
 */
function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [wellFormed(String(value))];
  const items = value.map((item) => wellFormed(String(item)));
  const joined = items.join(',');
  const arriving = joined === '' ? [] : joined.split(',');
  if (arriving.length === items.length) return items;
  throw new TypeError(\`\${JSON.stringify(items)} would arrive as \${JSON.stringify(arriving)}\`);
}`;

const segment = `/** A value as one segment of a path. URLs resolve empty segments, \`.\` and \`..\`, so these are refused. */
function segment(value: unknown): string {
  const text = texts(value).join(',');
  if (/^\\.{0,2}$/.test(text)) throw new TypeError(\`'\${text}' cannot be a segment of a path\`);
  return encodeURIComponent(text);
}`;

const segments = `function segments(value: unknown): string {
  return String(value).split('/').map(segment).join('/');
}`;

const pairs = `/** The names and values of a query. The name is repeated for each item of a list; an empty list is an empty text. */
function pairs(values: object = {}): [name: string, text: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    const items = texts(value);
    return items.length === 0 ? [[name, '']] : items.map((item) => [name, item]);
  });
}`;

const fieldTexts = `/**
 * The texts of a form field. An empty list is refused: its only form is the empty text, which browsers send for
 * fields that were not filled in.
 */
function fieldTexts(name: string, value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  const items = texts(value);
  if (items.length > 0) return items;
  throw new TypeError(\`An empty list '\${name}' would arrive as none at all\`);
}`;

const urlencoded = `function urlencoded(fields: object | undefined): URLSearchParams | undefined {
  if (fields === undefined) return undefined;
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const text of fieldTexts(name, value)) form.append(name, text);
  }
  return form;
}`;

const multipart = `/** \`files\` are the names of the fields that hold files. */
function multipart(fields: object | undefined, files: readonly string[]): FormData | undefined {
  if (fields === undefined) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!files.includes(name)) for (const text of fieldTexts(name, value)) form.append(name, text);
    else {
      for (const file of [value ?? []].flat()) {
        const content = file instanceof Blob ? file : file.content;
        // A part without a file name is what browsers send if no file was chosen.
        form.append(name, content, wellFormed(file.filename || file.name || 'blob'));
      }
    }
  }
  return form;
}`;

const headerText = `/** The value of a header. White space around a text would be lost, so it is refused. */
function headerText(value: unknown): string {
  const items = texts(value);
  const lost = items.find((item) => /^[\\t\\n\\r ]|[\\t\\n\\r ]$/.test(item));
  if (lost === undefined) return items.join(', ');
  throw new TypeError(\`\${JSON.stringify(lost)} would arrive without the space around it\`);
}`;

const cookieText = `/**
 * The cookies of a call come before those of the client's headers: of two with the same name, the first counts.
 * Browsers ignore this header, and send their own cookies as \`credentials\` determines.
 */
function cookieText(before: string | null, values: object = {}): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const cookies = given.map(([name, value]) => \`\${name}=\${encodeURIComponent(texts(value).join(','))}\`);
  return [...cookies, ...(before ? [before] : [])].join('; ');
}`;
