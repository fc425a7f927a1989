import type { ts } from 'ts-morph';

/**
 * The text of a comment as it is displayed: `{@link Todo the todo}` becomes `the todo`, and line ends `\n`.
 */
export function readComment(parts: readonly ts.SymbolDisplayPart[]): string {
  let text = '';
  let link: { readonly isCode: boolean; target: string; label: string } | undefined;
  for (const part of parts) {
    if (part.kind === 'linkName' && link) link.target = part.text;
    else if (part.kind === 'linkText' && link) link.label = part.text.trim();
    else if (part.kind !== 'link') text += part.text;
    else if (link === undefined) link = { isCode: part.text.startsWith('{@linkcode'), target: '', label: '' };
    else {
      text += linkText(link);
      link = undefined;
    }
  }
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/**
 * The text of a link for readers who cannot follow it. Where the target is no name in the program, TypeScript
 * joins target and label into one text.
 */
function linkText(link: {
  readonly isCode: boolean;
  readonly target: string;
  readonly label: string;
}): string {
  const [first = '', ...rest] = link.label.split(/\s+/);
  const [target, label] = link.target === '' ? [first, rest.join(' ')] : [link.target, link.label];
  if (/^https?:/.test(target)) return label === '' ? target : `[${label}](${target})`;
  const text = label === '' ? target : label;
  return link.isCode ? `\`${text}\`` : text;
}
