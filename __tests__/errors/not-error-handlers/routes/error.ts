import type { HttpError } from 'routeclass';

export default (error: HttpError) => [{ message: error.detail }, error.status];
