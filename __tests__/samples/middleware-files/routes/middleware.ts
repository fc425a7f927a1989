import { trail } from '../trail.ts';

export default trail('root');
