/** As an ORM generates it: what is wrong with it is not to be mended here. */
export interface Post {
  id: number;
  views: bigint;
  createdAt: Date;
}
