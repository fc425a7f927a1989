import { basename, dirname, join } from 'node:path/posix';

/** What other tools name the file of a route. */
const elsewhere = /^(?:index|routes?|handler|controller|\+server|\+page)\.[cm]?[jt]sx?$/;

const source = /^(?!.*\.(?:d|test|spec)\.)(.+)\.[cm]?[jt]sx?$/;

/** A file that was probably meant as a page, and what it would be named as one. */
interface MeantPage {
  readonly file: string;
  readonly page: string;
}

/**
 * In an app without a page, the file that was meant as one: named as other tools name routes, or else any
 * source, where files and not folders are taken for the segments of a path. Files are given with `/`.
 */
export function meantPage(files: readonly string[]): MeantPage | undefined {
  const sources = files.filter((file) => source.test(basename(file)));
  const named = sources.find((file) => elsewhere.test(basename(file)));
  if (named !== undefined) return { file: named, page: join(dirname(named), 'page.ts') };
  const [file] = sources;
  return file === undefined
    ? undefined
    : { file, page: join(dirname(file), source.exec(basename(file))![1]!, 'page.ts') };
}
