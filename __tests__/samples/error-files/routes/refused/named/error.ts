import type { ErrorHandlers, ValidationFailure } from 'routeclass';

function onValidation({ entries }: ValidationFailure): [body: unknown, status: number] {
  return [{ faults: entries.length }, 400];
}

const handlers: ErrorHandlers = { validation: onValidation };

export default handlers;
