/** As SDKs of language models give their text. */
type TextStream = AsyncIterable<string> & ReadableStream<string>;

class Lines extends ReadableStream<string> {
  readonly isDone = false;
}

class Rows<Text extends string> extends ReadableStream<Text> {}

interface Feed<Item> extends AsyncIterable<Item> {
  readonly topic: string;
}

export default class More {
  get(): TextStream {
    return new ReadableStream<string>() as TextStream;
  }

  post(): [Lines, 200, { 'content-type': 'text/plain' }] {
    return [new Lines(), 200, { 'content-type': 'text/plain' }];
  }

  put(): Rows<'a' | 'b'> {
    return new Rows();
  }

  patch(): Feed<{ id: number }> {
    const items = (async function* () {
      yield { id: 1 };
    })();
    return Object.assign(items, { topic: 'all' });
  }
}
