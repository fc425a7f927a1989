import { fromNodeHandler } from 'h3';

interface Outgoing {
  setHeader(name: string, value: string): void;
}

/** As Express has it. */
function trace(_request: object, response: Outgoing, next: () => void) {
  response.setHeader('x-trace', '1');
  next();
}

export default fromNodeHandler(trace);
