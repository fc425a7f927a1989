import { trail } from '../../trail.ts';

export default [trail('admin 1'), trail('admin 2')];
