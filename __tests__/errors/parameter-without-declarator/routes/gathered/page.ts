export default class Gathered {
  put(params: { id: string }, query: { limit?: number }, headers: Record<string, string>, body: { name: string }) {
    return { params, query, headers, body };
  }

  post(any: unknown, object: object, pair: [string, number]): void {}
}
