interface Context {
  body: { title: string };
  cookies: { session: string };
}

export default class Parts {
  get(headers: Headers, params: URLSearchParams, signal: AbortSignal): void {}

  put(ctx: Context): void {}
}
