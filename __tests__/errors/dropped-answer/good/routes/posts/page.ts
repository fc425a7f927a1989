import { HttpError, type Query } from 'routeclass';

export default class Posts {
  get(id?: Query<string>) {
    if (!id) throw new HttpError(404, 'No such post');
    return { id };
  }

  post(id?: Query<string>) {
    if (!id) return Response.json({ detail: 'No id' }, { status: 400 });
    return { id };
  }
}
