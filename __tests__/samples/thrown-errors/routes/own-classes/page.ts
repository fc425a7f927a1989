import { type Query, reply } from 'routeclass';
import { AppError, Internal, Loose, OutOfStock, Teapot, Upstream, UserNotFound } from '../../lib/errors.ts';

export default class OwnClasses {
  get(which?: Query<string>) {
    if (which === 'stock') throw new OutOfStock('Ink');
    if (which === 'app') throw new AppError('CLOSED', 'Closed for today');
    if (which === 'user') throw new UserNotFound('User', which);
    if (which === 'teapot') throw new Teapot();
    if (which === 'bad') throw new Upstream(502, { code: 'WAREHOUSE' });
    if (which === 'late') throw new Upstream(which.length > 9 ? 502 : 504);
    if (which === 'loose') throw new Loose(Number(which), 'Nobody knows');
    if (which === 'internal') throw new Internal('Not for clients');
    return reply({ which }, 201);
  }
}
