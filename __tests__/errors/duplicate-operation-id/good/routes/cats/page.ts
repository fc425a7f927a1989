import { Animals } from '../_animals.ts';

export default class Cats extends Animals {}
