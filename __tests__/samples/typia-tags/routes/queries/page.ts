import type { tags } from '@typia/interface';
import type { Query } from 'routeclass';

type Page = number & tags.Type<'uint32'> & tags.Minimum<1>;

export default class Queries {
  get(
    page: Query<Page, { le: 100 }>,
    email?: Query<string & tags.Format<'email'>>,
    ids: Query<(string & tags.Format<'uuid'>)[] & tags.MaxItems<3>> = [],
  ) {
    return { page, email, ids };
  }
}
