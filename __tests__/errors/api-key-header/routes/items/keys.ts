import type { ApiKey } from 'routeclass';

export type Named = Shared | undefined;
type Shared = ApiKey<'X-Kéy' | 'X-Key', { description: 'One of two' }>;
