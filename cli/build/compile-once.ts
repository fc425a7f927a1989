import type { Compilation } from '../../compiler/index.ts';
import type { Settings } from '../../compiler/settings.ts';
import { optimizeLate } from '../process/optimize-late.ts';
import { Progress } from '../terminal/progress.ts';

/** Compiles an app for a command that exits afterwards, and shows progress on standard error. */
export async function compileOnce(settings: Settings): Promise<Compilation> {
  optimizeLate();
  // Loaded late: TypeScript takes longer to load than a wrong flag takes to report.
  const { Compiler } = await import('../../compiler/index.ts');
  const progress = new Progress(process.stderr);
  const result = new Compiler(settings, { once: true, progress: (what) => progress.show(what) }).compile();
  progress.clear();
  return result;
}
