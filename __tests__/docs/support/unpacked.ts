import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '../../..');
const manifest = join(repository, 'node_modules/@sparticuz/chromium/package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
const folder = join(repository, `node_modules/.cache/chromium-${version}`);
const unpack =
  "const chromium = await import('@sparticuz/chromium'); await chromium.default.executablePath();";

/**
 * The browser's executable, unpacked by the first tests that need it. Its package unpacks it into the folder
 * for temporary files and takes what it finds there: half a file that another worker writes, or one that
 * belongs to another user.
 */
export async function unpackedBrowser(): Promise<string> {
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const own = mkdtempSync(`${folder}-`);
    const env = { ...process.env, TMPDIR: own };
    await promisify(execFile)(process.execPath, ['--eval', unpack], { cwd: repository, env });
    try {
      renameSync(own, folder);
    } catch (error) {
      // Another worker may have been faster.
      if (!existsSync(folder)) throw error;
      rmSync(own, { recursive: true });
    }
  }
  return join(folder, 'chromium');
}
