/** The TypeScript that pages are analyzed with. */
export { ts as analyzingTypeScript } from 'ts-morph';
