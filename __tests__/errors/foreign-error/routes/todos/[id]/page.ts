import { HTTPException } from 'hono/http-exception';
import type { Depends, int, Path } from 'routeclass';
import { ApiError, createError, currentUser, Failure, NotFound } from '../../_errors.ts';

function found(id: number): number {
  if (id === 0) throw new NotFound(`No todo ${id}`);
  return id;
}

export default class Todo {
  get(id: Path<int>) {
    if (id < 0) throw new ApiError('Ids are positive', 400);
    return { id: found(id) };
  }

  async put(id: Path<int>, user: Depends<typeof currentUser>) {
    if (id === 1) throw new HTTPException(401, { message: 'Log in first' });
    return { id, user };
  }

  patch(id: Path<int>) {
    if (id === 1) throw new Failure(423, 'It is locked');
    return { id };
  }

  delete(id: Path<int>) {
    if (id === 1) throw createError(409, 'It is in use');
    try {
      return { id: found(id) };
    } catch (error) {
      if (error instanceof RangeError) return { id: 0 };
      throw error;
    }
  }
}
