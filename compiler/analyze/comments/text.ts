import type { ts } from 'ts-morph';

/** A comment as its readers see it, for whom `{@link Todo the todo}` is `the todo`; line ends as `\n`. */
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
 * What a link says to who cannot follow it. Of a target that is no name in the program TypeScript makes one
 * text with the label.
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
