#!/usr/bin/env node
import module from 'node:module';

// From Node 22 on: TypeScript, twice, is compiled once and not at every start.
module.enableCompileCache?.();
await import('../dist/main.js');
