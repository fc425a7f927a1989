export { default } from '../books/page.ts';
