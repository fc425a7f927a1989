const { runInThisContext } = require('node:vm');

const { createRequire } = runInThisContext("process.getBuiltinModule('node:module')");

/**
 * The `require` of the worker, outside of jest's registry of modules: what it loads is evaluated once per
 * worker. Jest's own evaluates a module again for each test file, and never frees it.
 */
module.exports = createRequire(__filename);
