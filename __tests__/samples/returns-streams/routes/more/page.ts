/** As SDKs of language models give their text. */
type TextStream = AsyncIterable<string> & ReadableStream<string>;

class Lines extends ReadableStream<string> {
  readonly isDone = false;
}

export default class More {
  get(): TextStream {
    return new ReadableStream<string>() as TextStream;
  }

  post(): [Lines, 200, { 'content-type': 'text/plain' }] {
    return [new Lines(), 200, { 'content-type': 'text/plain' }];
  }
}
