import type { Body } from 'routeclass';

type Payload = { text: string } | Bytes | null;
type Bytes = Uint8Array | string[];

export default class Members {
  post(payload: Body<Payload>): Payload | Map<string, Payload> {
    return payload;
  }
}
