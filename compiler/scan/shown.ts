import { relativePath } from '../paths.ts';
import type { Settings } from '../settings.ts';

/** A path as messages show it, relative to the app's folder. */
export const shownIn = ({ root }: Settings, path: string) => relativePath(root, path) || '.';
