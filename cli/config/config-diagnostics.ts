import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import type { Span } from '../../compiler/model/model.ts';
import type { ConfigFault } from './checks.ts';
import { notAnObject } from './read-config.ts';

type Locate = (path: readonly string[]) => Span | undefined;

/** The diagnostics for the faults of a config, at their places in its file. */
export async function configDiagnostics(
  faults: readonly ConfigFault[],
  file: string | undefined,
): Promise<readonly Diagnostic[]> {
  if (faults.length === 0) return [];
  const locate = await locator(file);
  return faults.map((fault) => diagnosticOf(fault, locate));
}

function diagnosticOf(fault: ConfigFault, locate: Locate): Diagnostic {
  if (fault.path.length === 0) return diagnostic('config-unreadable', locate([]), notAnObject);
  const key = fault.path.join('.');
  // A missing key has no span, so the span of its parent is used.
  const span = locate(fault.path) ?? locate(fault.path.slice(0, -1));
  if (fault.kind === 'unknown') return diagnostic('config-unknown-key', span, key, fault.meant, fault.known);
  return diagnostic('config-invalid-value', span, key, fault.expected, fault.found);
}

/** Returns the function that finds the span of a key in a config file. */
export async function locator(file: string | undefined): Promise<Locate> {
  if (file === undefined) return () => undefined;
  // Loaded late: TypeScript is slow to load, and needed only for a fault.
  const { locateKey } = await import('./locate-key.ts');
  const source = readSource(file) ?? '';
  return (path) => locateKey(file, source, path);
}
