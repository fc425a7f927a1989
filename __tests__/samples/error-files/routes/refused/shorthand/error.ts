import type { ErrorHandlers } from 'routeclass';

const validation: ErrorHandlers['validation'] = () => [{ faults: true }, 400];

export default { validation };
