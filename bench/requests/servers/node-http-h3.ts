/** The yardstick, in a process that has loaded h3 and does nothing with it. */
import 'h3';
import './node-http.ts';
