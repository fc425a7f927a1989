/** What the guards see when the app's package manager has put another TypeScript below `ts-morph`. */
export const foreignEnums = { SyntaxKind: { ArrowFunction: 219 } };
