/** The yardstick, in a process that has loaded h3 without using it. */
import 'h3';
import './node-http.ts';
