import { relativePath } from '../paths.ts';
import type { Settings } from '../settings.ts';

/** A path as messages have it. */
export const shownIn = ({ root }: Settings, path: string) => relativePath(root, path) || '.';
