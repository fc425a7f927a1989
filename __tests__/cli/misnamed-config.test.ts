import { expect, test } from '@jest/globals';
import { meantConfig } from '../../cli/config/misnamed-config.ts';

test.each([
  ['routeclass.conf.ts', 'routeclass.config.ts'],
  ['route-class.config.mts', 'routeclass.config.mts'],
  ['RouteClass.config.ts', 'routeclass.config.ts'],
  ['routeclas.config.json', 'routeclass.config.json'],
  ['.routeclass.config.js', 'routeclass.config.js'],
  ['routeclass.config.tsx', 'routeclass.config.ts'],
  ['routeclass.config.ts', undefined],
  ['routeclass.config.ts.bak', undefined],
  ['routeclass.client.ts', undefined],
  ['routeclass.ts', undefined],
  ['config.ts', undefined],
  ['routes.config.ts', undefined],
])('%s was probably meant as %s', (name, meant) => {
  expect(meantConfig(name)).toBe(meant);
});
