import { ts } from 'ts-morph';
import { defaultLimits } from '../../../runtime/limits.ts';
import { foreignSetting } from '../../diagnose/foreign-settings.ts';
import { spanOfTagName } from '../comments/tag-text.ts';
import { type Context, isHiddenMember, isOwn, spanOf } from '../context.ts';
import { evaluate } from '../syntax/constants.ts';
import { declarationOf } from '../syntax/symbols.ts';
import { unreadIn } from './unread-members.ts';

/** Member names that were probably meant as a route setting, but are misspelt or not static. */
const meant: ReadonlyMap<string, 'limits' | 'tag'> = new Map([
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
    for (const symbol of checker.getPropertiesOfType(type)) {
      const name = meant.get(symbol.name.toLowerCase());
      const node = declarationOf(symbol);
      const isSetting = type === constructorType && name === symbol.name;
      if (isSetting || !node || !isOwn(node, context)) continue;
      if (!ts.isPropertyDeclaration(node) || isHiddenMember(node)) continue;
      const what = `${type === constructorType ? 'static ' : ''}${symbol.name}`;
      if (name === undefined) {
        const foreign = symbol.name === 'security' ? symbol.name : foreignSetting(symbol.name);
        if (foreign && isUnread(symbol.name))
          diagnostics.add('unread-setting', spanOf(node.name), what, foreign);
        continue;
      }
      const value = node.initializer && evaluate(node.initializer, checker)?.value;
      if (fits[name](value)) diagnostics.add('unread-setting', spanOf(node.name), what, name);
    }
  }
}

/** Warns of `@tag todos` and `@security bearer`: to nestia they are the group and the credentials of an operation. */
export function reportSettingsOfComment(node: ts.Node, context: Context): void {
  if (!isOwn(node, context)) return;
  for (const tag of ts.getJSDocTags(node)) {
    const name = ts.idText(tag.tagName);
    const setting = name === 'security' ? name : meant.get(name);
    if (setting !== 'tag' && setting !== 'security') continue;
    context.diagnostics.add('unread-setting', spanOfTagName(tag), `@${name}`, setting);
  }
}

const isText = (value: unknown) => typeof value === 'string';

const fits: { readonly [name in 'limits' | 'tag']: (value: unknown) => boolean } = {
  tag: (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText)),
  limits(value) {
    if (typeof value !== 'object' || value === null) return false;
    const names = Object.keys(value);
    return names.length > 0 && names.every((name) => Object.hasOwn(defaultLimits, name));
  },
};
