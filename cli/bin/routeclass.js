#!/usr/bin/env node
import module from 'node:module';

// From Node 22 on, caches the compiled code, so that the two copies of TypeScript are not compiled at every
// start.
module.enableCompileCache?.();
await import('../dist/main.js');
