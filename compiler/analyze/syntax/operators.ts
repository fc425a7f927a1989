import { ts } from 'ts-morph';

/** Whether an operator is `&&`, `||` or `??`, whose right operand may be skipped. */
export const isLogical = (kind: ts.SyntaxKind) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken;

/** Whether an operator assigns, as `=` and `+=` do. */
export const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
