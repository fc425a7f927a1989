import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { slashed } from '../../compiler/paths.ts';
import { nearestManifest } from '../config/nearest-manifest.ts';

/**
 * The `imports` of the app's package.json as Node first read them: Node keeps them for as long as the process
 * runs.
 */
export class KeptImports {
  readonly #root: string;
  #kept: string | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * A diagnostic where `imports` has changed, so that the running app would not match the compiled one;
   * otherwise undefined. The package.json must be valid JSON.
   */
  diagnostic(): Diagnostic | undefined {
    const { file, text } = nearestManifest(this.#root)!;
    const { imports = {} }: { imports?: unknown } = JSON.parse(text);
    const found = JSON.stringify(imports);
    this.#kept ??= found;
    if (found === this.#kept) return undefined;
    const { index = 0, 0: key = '' } = /"imports"/.exec(text) ?? {};
    const span = { file: slashed(file), start: index, end: index + key.length };
    const reason = 'Node reads the `imports` only once: restart `routeclass dev`';
    return diagnostic('app-not-loaded', span, 'the app', reason);
  }
}
