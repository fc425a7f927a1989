import { resolve } from 'node:path';
import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { isFolder } from '../../compiler/files/look.ts';
import { relativePath } from '../../compiler/paths.ts';
import type { Settings } from '../../compiler/settings.ts';
import type { Config, OpenApiInfo } from '../../runtime/config.ts';
import { defined } from '../../runtime/defined.ts';
import type { PolicyOptions } from '../../runtime/policy/policy.ts';
import { realPathOf } from '../real-path.ts';
import { checkConfig } from './check-config.ts';
import type { ConfigFault } from './checks.ts';
import { configDiagnostics, locator } from './config-diagnostics.ts';
import { folderFault } from './folder-fault.ts';
import { nearbyApp } from './nearby-app.ts';
import { readConfig } from './read-config.ts';
import { type Manifest, readManifest } from './read-manifest.ts';

export type LoadedSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** The settings of the app in a folder: its config file, checked, with every default filled in. */
export async function loadSettings(root: string): Promise<LoadedSettings> {
  const manifest = await readManifest(root);
  const raw = await readConfig(root);
  // Where package.json is not JSON, a config can import nothing: its own error would only follow from that.
  if ('code' in raw) return { ok: false, diagnostics: ['code' in manifest ? manifest : raw] };
  const faults = checkConfig(raw.value);
  const configFaults = await configDiagnostics(faults, raw.file);
  if (faults.some(hidesFolders)) return { ok: false, diagnostics: configFaults };

  if ('code' in manifest) return { ok: false, diagnostics: [...configFaults, manifest] };
  const config = soundPart(raw.value as Config, faults);
  const settings = { ...withDefaults(root, config, manifest), configFaults };
  const fault = folderFault(settings, config.out !== undefined);
  if (fault === undefined && isFolder(settings.routes)) return { ok: true, settings };
  const locate = await locator(raw.file);
  // The compiler reports a folder that is missing or unreadable; `create route` works without one.
  if (fault === undefined)
    return {
      ok: true,
      settings: { ...settings, routesSpan: locate(['routes']), nearbyApp: nearbyApp(root) },
    };
  const shown = JSON.stringify(relativePath(root, settings[fault.key]) || '.');
  const wrong = diagnostic('config-invalid-value', locate([fault.key]), fault.key, fault.expected, shown);
  return { ok: false, diagnostics: [...configFaults, wrong] };
}

/**
 * Whether a fault leaves the folders unknown: the fault is in one of them, in the whole config, or an unknown
 * key that may be a misspelt `routes` or `out`.
 */
function hidesFolders({ kind, path: [key, ...inner] }: ConfigFault): boolean {
  if (key === undefined || key === 'routes' || key === 'out') return true;
  return kind === 'unknown' && inner.length === 0;
}

/** The config without the top-level keys in which `checkConfig` has found faults. */
function soundPart(config: Config, faults: readonly ConfigFault[]): Config {
  const faulty = new Set(faults.map(({ path: [key] }) => key));
  return Object.fromEntries(Object.entries(config).filter(([key]) => !faulty.has(key)));
}

function withDefaults(root: string, config: Config, manifest: Manifest): Settings {
  return {
    root,
    routes: resolve(root, config.routes ?? 'app/routes'),
    // Node resolves relative imports from the real path of a file.
    out: realPathOf(resolve(root, config.out ?? 'generated')),
    client: clientOf(config.client),
    docs: config.docs ?? true,
    debug: config.debug ?? false,
    limits: defined(config.limits ?? {}),
    policy: policyOf(config),
    openapi: openApiOf(config, manifest),
  };
}

/** A value for each setting, so that none is forgotten here: undefined where the config does not have it. */
type All<Group> = { readonly [key in keyof Group]-?: Group[key] | undefined };

/** The keys are in the order of the OpenAPI specification, whatever their order in the config. */
function openApiOf({ openapi = {} }: Config, manifest: Manifest): Settings['openapi'] {
  const { title, version, summary, description, termsOfService, contact, license, ...rest } = openapi;
  const { servers, tags, externalDocs } = rest;
  const details = { summary, description, termsOfService, contact, license, servers, tags, externalDocs };
  return {
    title: title ?? manifest.name ?? 'API',
    version: version ?? manifest.version ?? '0.0.0',
    ...defined(details satisfies All<Omit<OpenApiInfo, 'title' | 'version'>>),
  };
}

function clientOf(client: Config['client']): Settings['client'] {
  if (client === undefined || client === false) return undefined;
  return { standalone: client !== true && (client.standalone ?? false) };
}

/** The settings that only the runtime interprets: they are written to the table unchanged. */
function policyOf({
  cors,
  processTime,
  requestId,
  securityHeaders,
}: Config): NonNullable<Settings['policy']> {
  // `checkConfig` allows only booleans, texts, numbers, and lists and objects of them.
  const policy = { cors, processTime, requestId, securityHeaders } satisfies All<PolicyOptions>;
  return defined(policy) as NonNullable<Settings['policy']>;
}
