import { basename, dirname } from 'node:path/posix';

/** File names that other tools use for routes. */
const elsewhere = /^(?:index|routes?|handler|controller|\+server|\+page)\.[cm]?[jt]sx?$/;

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
  const [file] = sources;
  return file === undefined
    ? undefined
    : { file, page: `${dirname(file)}/${source.exec(basename(file))![1]!}/page.ts` };
}
