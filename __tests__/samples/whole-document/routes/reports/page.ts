export default class Reports {
  /** As a table. */
  get(): [Blob, 200, { 'content-type': 'text/csv'; 'content-disposition': string }] {
    return [new Blob(['a,b']), 200, { 'content-type': 'text/csv', 'content-disposition': 'attachment' }];
  }

  /** Whatever it is. */
  post(): Response {
    return new Response('made');
  }
}
