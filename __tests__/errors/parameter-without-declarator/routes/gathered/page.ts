export default class Gathered {
  put(params: { id: string }, query: { limit?: number }, headers: Record<string, string>, body: { name: string }) {
    return { params, query, headers, body };
  }
}
