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

const wellFormed = `/** There is no UTF-8 of half a pair. */
function wellFormed(text: string): string {
  if (!/\\p{Surrogate}/u.test(text)) return text;
  throw new TypeError('A lone surrogate would arrive as another character');
}`;

const texts = `/** A list has a text for each item. Items are joined by commas, and an empty text is an empty list: what would arrive as another list is refused. */
function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [wellFormed(String(value))];
  const items = value.map((item) => wellFormed(String(item)));
  const joined = items.join(',');
  const arriving = joined === '' ? [] : joined.split(',');
  if (arriving.length === items.length) return items;
  throw new TypeError(\`\${JSON.stringify(items)} would arrive as \${JSON.stringify(arriving)}\`);
}`;

const segment = `/** A text as one segment of a path. Those that no address can hold would lead to another path. */
function segment(value: unknown): string {
  const text = texts(value).join(',');
  if (/^\\.{0,2}$/.test(text)) throw new TypeError(\`'\${text}' cannot be a segment of a path\`);
  return encodeURIComponent(text);
}`;

const segments = `function segments(value: unknown): string {
  return String(value).split('/').map(segment).join('/');
}`;

const pairs = `/** Names and texts of a query: a list is repeated, and an empty one is an empty text. */
function pairs(values: object = {}): [name: string, text: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    const items = texts(value);
    return items.length === 0 ? [[name, '']] : items.map((item) => [name, item]);
  });
}`;

const fieldTexts = `/** The texts of a field of a form. Of an empty list there is only the empty text, which browsers send for a field that nobody touched. */
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

const multipart = `/** \`files\` are the names of those fields that are no texts. */
function multipart(fields: object | undefined, files: readonly string[]): FormData | undefined {
  if (fields === undefined) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!files.includes(name)) for (const text of fieldTexts(name, value)) form.append(name, text);
    else {
      for (const file of [value ?? []].flat()) {
        const content = file instanceof Blob ? file : file.content;
        // Without a name it would be what browsers send where no file was chosen.
        form.append(name, content, wellFormed(file.filename || file.name || 'blob'));
      }
    }
  }
  return form;
}`;

const headerText = `/** Spaces at the ends of a text get lost on the way. */
function headerText(value: unknown): string {
  const items = texts(value);
  const lost = items.find((item) => /^[\\t\\n\\r ]|[\\t\\n\\r ]$/.test(item));
  if (lost === undefined) return items.join(', ');
  throw new TypeError(\`\${JSON.stringify(lost)} would arrive without the space around it\`);
}`;

const cookieText = `/**
 * The cookies of a call stand before those of the client's own headers: of two with one name the first counts.
 * In browsers no script sets this header: there it is ignored, and their own cookies go as \`credentials\` says.
 */
function cookieText(before: string | null, values: object = {}): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const cookies = given.map(([name, value]) => \`\${name}=\${encodeURIComponent(texts(value).join(','))}\`);
  return [...cookies, ...(before ? [before] : [])].join('; ');
}`;
