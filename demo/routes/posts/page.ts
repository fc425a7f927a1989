import {
  type Body,
  DuplicateResource,
  type int,
  type Query,
  ResourceNotFound,
  reply,
  ValidationError,
} from 'routeclass';

/** A post. */
export interface Post {
  /** Assigned by the service. */
  id: int;
  /** The title, which is unique. */
  title: string;
  /** The text, of at least 10 characters. */
  content: string;
}

/** The body of a request that adds a post. */
export interface PostCreate {
  /** The title, which is unique. */
  title: string;
  /** The text, of at least 10 characters. */
  content: string;
}

/** Posts in memory. */
export default class Posts {
  static tag = 'posts';

  #posts = new Map<number, Post>();
  #lastId = 0;

  /** Get a post. */
  get(post_id: Query<int, { gt: 0; description: 'Id of the post'; example: 1 }>): Post {
    const post = this.#posts.get(post_id);
    if (post === undefined) throw new ResourceNotFound('Post', post_id);
    return post;
  }

  /** Add a post. */
  post(post: Body<PostCreate, { description: 'The post to add' }>) {
    // A rule that the handler checks, and not the type.
    if ([...post.content].length < 10)
      throw new ValidationError('Content must be at least 10 characters', 'content');
    if ([...this.#posts.values()].some(({ title }) => title === post.title)) {
      throw new DuplicateResource('Post', 'title', post.title);
    }
    const added: Post = { id: ++this.#lastId, ...post };
    this.#posts.set(added.id, added);
    return reply(added, 201);
  }
}
