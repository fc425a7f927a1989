export default class Parts {
  get(headers: Headers, params: URLSearchParams, signal: AbortSignal): void {}
}
