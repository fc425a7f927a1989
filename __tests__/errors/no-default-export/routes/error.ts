import { HttpError } from 'routeclass';

export const handlers = {
  http: (error: HttpError) => [{ message: error.message }, error.status],
};
