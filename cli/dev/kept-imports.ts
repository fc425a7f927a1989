import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { slashed } from '../../compiler/paths.ts';
import { nearestManifest } from '../config/nearest-manifest.ts';

/**
 * What `#name` leads to by the `imports` of the app's package.json: Node reads it once, and keeps it for as
 * long as it runs.
 */
export class KeptImports {
  readonly #root: string;
  #kept: string | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Why the app that was compiled would not be the one that runs; undefined where all is well. The
   * package.json is known to be JSON.
   */
  problem(): Diagnostic | undefined {
    const { file, text } = nearestManifest(this.#root)!;
    const { imports = {} }: { imports?: unknown } = JSON.parse(text);
    const found = JSON.stringify(imports);
    this.#kept ??= found;
    if (found === this.#kept) return undefined;
    const { index = 0, 0: key = '' } = /"imports"/.exec(text) ?? {};
    const span = { file: slashed(file), start: index, end: index + key.length };
    const reason = 'Node keeps the `imports` that it has read: start `routeclass dev` again';
    return diagnostic('app-not-loaded', span, 'the app', reason);
  }
}
