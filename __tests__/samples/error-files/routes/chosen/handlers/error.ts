import { detailedErrors, type ErrorHandlers } from 'routeclass';
import { isLocal } from '../../../lib/host.ts';

const handlers: ErrorHandlers = isLocal ? { validation: () => [{ faults: true }, 400] } : detailedErrors();

export default handlers;
