import { HttpError, type Query } from 'routeclass';

export default class Posts {
  get(id?: Query<string>) {
    if (!id) new HttpError(404, 'No such post');
    return { id: id ?? '' };
  }

  post(id?: Query<string>) {
    if (!id) Response.json({ detail: 'No id' }, { status: 400 });
    if (id === 'spam') new Response(null, { status: 403 });
    return { id };
  }
}
