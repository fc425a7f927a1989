import { Posts } from '../_posts.ts';

export default Posts;
