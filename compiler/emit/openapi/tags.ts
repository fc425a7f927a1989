import type { OpenApiTag } from '../../../runtime/config.ts';
import { grouped } from '../../grouped.ts';
import type { Model, Route } from '../../model/model.ts';
import { pathText } from '../../model/path.ts';
import { defined, type Schema } from './plain-schemas.ts';

/** A class without a tag is grouped under its path. */
export const tagsOf = (route: Route): readonly string[] =>
  route.tags.length > 0 ? route.tags : [pathText(route.path)];

/**
 * The tags of the config in its order, which is that of the page at `/docs`; then the tags that only routes
 * have.
 */
export function tagObjects({ routes }: Model, configured: readonly OpenApiTag[] = []): readonly Schema[] {
  const tagged = grouped(routes.flatMap((route) => tagsOf(route).map((tag) => [tag, route] as const)));
  const described = new Map(configured.map((tag) => [tag.name, tag]));
  return [...new Set([...described.keys(), ...[...tagged.keys()].sort()])].map((name) => {
    const { description = sharedDescription(tagged.get(name)), externalDocs } = described.get(name) ?? {};
    return defined({ name, description, externalDocs });
  });
}

/** Where several classes share a tag but describe it differently, no description is used. */
function sharedDescription(routes: readonly Route[] = []): string | undefined {
  const [description, ...others] = new Set(routes.flatMap((route) => route.description ?? []));
  return others.length === 0 ? description : undefined;
}
