import { HttpError } from 'routeclass';
import { fetchTodos, UpstreamError } from '../_errors.ts';

/** What is thrown on the way, it catches. */
export default class Upstream {
  get() {
    try {
      return { todos: fetchTodos() };
    } catch {
      throw new HttpError(502, 'No answer');
    }
  }

  put() {
    try {
      return { todos: fetchTodos() };
    } catch (error) {
      if (error instanceof UpstreamError) return { todos: [] };
      throw error;
    }
  }
}
