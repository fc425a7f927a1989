/** Prints how many tests passed and failed by jest's `--json` report: `12 0`. A file that could not run is one failed test. */
import { readFileSync } from 'node:fs';

try {
  const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  console.log(`${report.numPassedTests} ${report.numFailedTests + report.numRuntimeErrorTestSuites}`);
} catch {
  console.log('0 0'); // No report: nothing ran, and the caller says so.
}
