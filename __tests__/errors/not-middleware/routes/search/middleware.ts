import type { Query } from 'routeclass';

export default (text: Query<string>, next: () => unknown) => (text === '' ? undefined : next());
