import type { ErrorHandlers, HttpError } from 'routeclass';
import { type Fault, problemJson } from '../../lib/fault.ts';

const faultOf = ({ code = 'UNKNOWN', detail }: HttpError): Fault => ({ code, message: detail });

/** A named type is a component. A media type of JSON stays what it is. */
const handlers: ErrorHandlers = {
  validation: ({ entries }) => {
    const fields = entries.map(({ loc, msg }) => ({ field: loc.join('.'), message: msg }));
    const fault: Fault = { code: 'INVALID', message: 'Invalid', fields };
    return [fault, 400, problemJson];
  },
  async http(error, { req }) {
    await Promise.resolve(req.method);
    return [faultOf(error), error.status, { ...problemJson, ...error.headers }];
  },
};

export default handlers;
