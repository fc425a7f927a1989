import { middleware } from './page.ts';

export default middleware;
