import { type ErrorHandlers, problemDetails } from 'routeclass';

const problems = problemDetails();

/** All but one status as the runtime's own handler has them. */
export default {
  ...problems,
  http: (error, event) => {
    if (error.status === 409) return [{ taken: error.detail }, 409];
    return problems.http(error, event);
  },
} satisfies ErrorHandlers;
