import type { Body, Cookie, Depends, Form, Header, Path, Query } from 'routeclass';
import type { Email, House, Page, Tags, User, UserId } from '../../brands.ts';

export interface Search {
  email: Email;
  tags?: Tags;
}

export function viewer(user: Query<UserId>): { user: UserId } {
  return { user };
}

export default class Brands {
  get(
    id: Path<UserId>,
    page: Page,
    by: Depends<typeof viewer>,
    mails?: Query<Email[]>,
    tags?: Query<Tags>,
    token?: Header<Email>,
    last: Cookie<UserId | null> = null,
  ): { by: UserId; id: UserId; last: UserId | null; mails: Email[]; page: number; tags: Tags; token: Email } {
    const none = [] as string[] as Tags;
    return { id, page, by: by.user, mails: mails ?? [], tags: tags ?? none, token: token ?? ('' as Email), last };
  }

  post(user: Body<User>): User {
    return user;
  }

  put(id: Path<UserId>, search: Form<Search>): { id: UserId; search: Search } {
    return { id, search };
  }

  patch(tags: Body<Tags>): Tags {
    return tags;
  }

  delete(house: Body<House>): House {
    return house;
  }
}
