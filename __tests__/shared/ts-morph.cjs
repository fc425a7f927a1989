// `jest.config.js` puts this in place of `ts-morph`, of which the compiler uses only the TypeScript. As in the
// published command line (`scripts/one-typescript.ts`), it is the one that the emitter uses.
exports.ts = require('./typescript.cjs');
