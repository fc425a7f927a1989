import { reply } from 'routeclass';

class Counted {
  static path = './posts.json';
}

/** @deprecated */
export default class Posts {
  static schema = { title: 'string' };
  static roles = ['editor'];
  private static prefix = '/api';
  url = 'https://example.com';

  /**
   * @summary 100 posts at most
   * @deprecated 410 from next year on
   */
  get() {
    const { roles } = Posts;
    return { fields: Object.keys(Posts.schema), prefix: Posts.prefix, roles, url: this.url };
  }

  post() {
    return reply({ from: Counted.path }, 201);
  }
}
