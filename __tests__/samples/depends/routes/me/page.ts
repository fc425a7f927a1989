import type { Depends } from 'routeclass';
import { auth, type CurrentUser, type pageSize, type user } from '../../app/index.ts';

export default class Me {
  /** Through an alias, also across files. */
  get(me: CurrentUser, size: Depends<typeof pageSize>) {
    return { name: me.name, size };
  }

  /** Under another name, through a namespace. */
  async put(me: Depends<typeof user>, maybe: Depends<typeof auth.visitor>, boss: Depends<typeof auth.admin>) {
    return { names: [me.name, maybe?.name ?? null, boss.name] };
  }

  delete(_guard: Depends<typeof auth.requireAdmin>): void {}
}
