class BodyMixin {
  async arrayBuffer(): Promise<ArrayBuffer> {
    return new ArrayBuffer();
  }
}

/** Like that of undici. */
export class Response extends BodyMixin {
  readonly status = 200;
}

export async function fetch(_: string): Promise<Response> {
  return new Response();
}
