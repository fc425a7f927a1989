import { announce } from '../../announce.ts';
import { makeApp } from './app.ts';

makeApp().listen(0, ({ port }) => announce(port!));
