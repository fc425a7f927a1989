import { basename, dirname } from 'node:path/posix';

/** File names that other tools use for routes. */
const elsewhere = /^(?:index|routes?|handler|controller|\+server|\+page)\.[cm]?[jt]sx?$/;

/** What other tools append to the name of a file with routes: `todos.controller.ts`, `todos.get.ts`. */
const suffix = /\.(?:controller|get|handler|patch|post|put|delete|router?|routes|resource)$/;

const source = /^(?!.*\.(?:d|test|spec)\.)(.+)\.[cm]?[jt]sx?$/;

/** A file that was probably meant as a page, and the page's path that it should have. */
interface MeantPage {
  readonly file: string;
  readonly page: string;
}

/**
 * The file that was probably meant as a page, in an app without pages: one with another tool's name for a
 * route file, or else any source file, in case file names were taken for path segments. File paths have `/`.
 */
export function meantPage(files: readonly string[]): MeantPage | undefined {
  const sources = files.filter((file) => source.test(basename(file)));
  const named = sources.find((file) => elsewhere.test(basename(file)));
  if (named !== undefined) return { file: named, page: `${dirname(named)}/page.ts` };
  const file = sources.find((one) => suffix.test(nameOf(one))) ?? sources[0];
  if (file === undefined) return undefined;
  const folder = dirname(file);
  const name = nameOf(file).replace(suffix, '');
  // `todos/todos.controller.ts` is in its folder already.
  return { file, page: name === basename(folder) ? `${folder}/page.ts` : `${folder}/${name}/page.ts` };
}

const nameOf = (file: string) => source.exec(basename(file))![1]!;
