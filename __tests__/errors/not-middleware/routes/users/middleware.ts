interface Outgoing {
  setHeader(name: string, value: string): void;
}

/** As Express has it. */
export default function trace(_request: object, response: Outgoing, next: () => void) {
  response.setHeader('x-trace', '1');
  next();
}
