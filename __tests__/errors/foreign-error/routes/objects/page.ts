import type { Query } from 'routeclass';

const locked = { status: 423, message: 'It is locked' };

const conflict = (message: string) => ({ statusCode: 409, message });

function fail(status: number, message: string): never {
  throw { status, message };
}

/** Objects in place of errors. */
export default class Objects {
  get(id: Query<string>) {
    if (id === '') throw { status: 404, message: 'No such object' };
    if (id === 'old') throw Object.assign(new Error('It is gone'), { status: 410 });
    return { id };
  }

  put(id: Query<string>) {
    if (id === '') throw { status: 404 };
    if (id === 'old') throw locked;
    const status = 410;
    if (id === 'older') throw { status };
    throw conflict(id);
  }

  post(id: Query<string>) {
    if (id === '') fail(404, 'No such object');
    return { id };
  }

  /** The status of a response to the app, and no status of an error. */
  async delete(id: Query<string>) {
    const response: { status: number } = await fetch(`https://example.com/${id}`);
    if (response.status === 404) throw response;
    throw { status: 200 };
  }
}
