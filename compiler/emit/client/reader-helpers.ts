/** The functions that read the content of answers: the readers that are needed, and those that they call. */
export function readerHelpers(readers: ReadonlySet<string>): readonly string[] {
  const constants = ['json', 'items', 'bytes', 'nothing', 'anything'].filter((name) => readers.has(name));
  return [
    contentType,
    ...constants.map((name) => contents[name]!),
    ...(readers.has('oneOf') ? [oneOf] : []),
    ...(readers.has('items') ? [readItems, readLines] : []),
    ...(readers.has('json') || readers.has('items') ? [parse] : []),
    readAnything,
    isJson,
    mediaType,
  ];
}

const contentType = `/** How the content of an answer is read. */
interface Content {
  /** Whether a media type is of this kind. */
  readonly takes: (type: string) => boolean;
  readonly read: (response: Response) => unknown;
}`;

const contents: { readonly [name: string]: string } = {
  json: `const json: Content = {
  takes: isJson,
  read: async (response) => parse(await response.text(), response),
};`,
  items: `const items: Content = {
  takes: (type) => type === 'text/event-stream' || type === 'application/x-ndjson',
  read: readItems,
};`,
  bytes: `const bytes: Content = {
  takes: () => true,
  read: (response) => response.body ?? new Blob([]).stream(),
};`,
  nothing: `const nothing: Content = {
  takes: () => true,
  read: async (response) => {
    await response.body?.cancel();
  },
};`,
  anything: `const anything: Content = { takes: () => true, read: readAnything };`,
};

const oneOf = `/** Content of several kinds: each answer is read by the first that accepts its media type. */
function oneOf(...contents: readonly Content[]): Content {
  return {
    takes: (type) => contents.some((one) => one.takes(type)),
    read: (response) => contents.find((one) => one.takes(mediaType(response)))?.read(response),
  };
}`;

const readItems = `/** The values of server-sent events or of JSON lines. */
async function* readItems(response: Response): AsyncGenerator<unknown, void, undefined> {
  const isEvents = mediaType(response) === 'text/event-stream';
  let data = '';
  for await (const line of readLines(response)) {
    if (!isEvents) {
      if (line !== '') yield parse(line, response);
    } else if (line.startsWith('data:')) {
      data += \`\${line.slice(5)}\\n\`;
    } else if (line === '' && data !== '') {
      yield parse(data, response);
      data = '';
    }
  }
}`;

const readLines = `async function* readLines(response: Response): AsyncGenerator<string, void, undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let isDone = reader === undefined; !isDone; ) {
      const chunk = await reader?.read();
      isDone = chunk?.done ?? true;
      const [end = '', ...lines] = decoder.decode(chunk?.value, { stream: !isDone }).split('\\n');
      rest += end;
      for (const line of lines) {
        yield rest.replace(/\\r$/, '');
        rest = line;
      }
    }
    if (rest !== '') yield rest;
  } finally {
    await reader?.cancel();
  }
}`;

const parse = `function parse(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableAnswer(text, response, cause);
  }
}`;

const readAnything = `async function readAnything(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!isJson(mediaType(response))) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}`;

const isJson = `function isJson(type: string): boolean {
  return /^(?:application|text)\\/json$|\\+json$/.test(type);
}`;

const mediaType = `/** The media type in lower case, without parameters. */
function mediaType(response: Response): string {
  return (response.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase();
}`;
