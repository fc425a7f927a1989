import { detailedErrors, type ErrorHandlers } from 'routeclass';

const isOwn = 'OWN' in globalThis;

/** Of one branch the code is not to be found, so of neither anything is said. */
export default {
  validation: isOwn ? () => [{ faults: true }, 400] : detailedErrors().validation,
} as ErrorHandlers;
