import { ts } from 'ts-morph';
import { defaultLimits } from '../../../runtime/limits.ts';
import { type ForeignSetting, foreignSetting } from '../../diagnose/foreign-settings.ts';
import { quote } from '../../print/quote.ts';
import { spanOfTagName } from '../comments/tag-text.ts';
import { type Context, isHiddenMember, isOwn, spanOf } from '../context.ts';
import { evaluate } from '../syntax/constants.ts';
import { declarationOf } from '../syntax/symbols.ts';
import { unreadIn } from './unread-members.ts';

type Setting = 'limits' | 'tag';

/** Member names that were probably meant as a route setting, but are misspelt or not static. */
const meant: ReadonlyMap<string, Setting> = new Map([
  ['tag', 'tag'],
  ['tags', 'tag'],
  ['limit', 'limits'],
  ['limits', 'limits'],
]);

/**
 * Warns of members that were probably meant as settings: `static tags` and `static limit`, `tag` and `limits`
 * of instances, where their values would be valid for the settings; and settings of other frameworks, such as
 * `static guards`, where neither the class nor one that it extends reads them.
 */
export function reportUnreadSettings(constructorType: ts.Type, instance: ts.Type, context: Context): void {
  const { checker, diagnostics } = context;
  const isUnread = unreadIn(instance, checker);
  for (const type of [constructorType, instance]) {
    const isStatic = type === constructorType;
    for (const symbol of checker.getPropertiesOfType(type)) {
      const node = declarationOf(symbol);
      if (!node || !isOwn(node, context)) continue;
      if (!ts.isPropertyDeclaration(node) || isHiddenMember(node)) continue;
      const { name } = symbol;
      const setting = meant.has(name.toLowerCase())
        ? meantSetting(name, node, isStatic, checker)
        : foreignName(name, isUnread);
      if (setting !== undefined)
        diagnostics.add('unread-setting', spanOf(node.name), `${isStatic ? 'static ' : ''}${name}`, setting);
    }
  }
}

/** The setting that a member was meant as; undefined where it is that setting, or has no value of it. */
function meantSetting(
  name: string,
  { initializer }: ts.PropertyDeclaration,
  isStatic: boolean,
  checker: ts.TypeChecker,
): Setting | undefined {
  const setting = meant.get(name.toLowerCase())!;
  if (isStatic && setting === name) return undefined;
  return fits[setting](initializer && evaluate(initializer, checker)?.value) ? setting : undefined;
}

/** A setting of another framework, where no code reads it. */
function foreignName(
  name: string,
  isUnread: (name: string) => boolean,
): ForeignSetting | 'security' | undefined {
  const setting = name === 'security' ? name : foreignSetting(name);
  return setting !== undefined && isUnread(name) ? setting : undefined;
}

/**
 * Warns of `@tag todos` and `@security bearer`, which are the group and the credentials of an operation to
 * nestia, and of `@status 201` and `@response 404`.
 */
export function reportSettingsOfComment(node: ts.Node, context: Context): void {
  if (!isOwn(node, context)) return;
  for (const tag of ts.getJSDocTags(node)) {
    const name = ts.idText(tag.tagName);
    const setting = name === 'security' ? name : (meant.get(name) ?? statusSetting(name, tag));
    if (setting === undefined || setting === 'limits') continue;
    // What follows on other lines describes the class.
    const text = textOf(tag).split('\n', 1)[0]!.trim();
    const written = text === '' ? undefined : quote(text);
    context.diagnostics.add('unread-setting', spanOfTagName(tag), `@${name}`, setting, written);
  }
}

/** The setting that a tag with a status was meant as. Texts may begin with a number: `@summary 100 todos`. */
function statusSetting(name: string, tag: ts.JSDocTag): ForeignSetting | undefined {
  const hasStatus = /^[1-5]\d\d\b/.test(textOf(tag));
  return hasStatus && /status|code|response/i.test(name) ? foreignSetting(name) : undefined;
}

const textOf = ({ comment }: ts.JSDocTag) => ts.getTextOfJSDocComment(comment) ?? '';

const isText = (value: unknown) => typeof value === 'string';

const fits: { readonly [name in Setting]: (value: unknown) => boolean } = {
  tag: (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  limits(value) {
    if (typeof value !== 'object' || value === null) return false;
    const names = Object.keys(value);
    return names.length > 0 && names.every((name) => Object.hasOwn(defaultLimits, name));
  },
};
