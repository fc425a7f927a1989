import { Animals } from '../_animals.ts';

export default class Dogs extends Animals {}
