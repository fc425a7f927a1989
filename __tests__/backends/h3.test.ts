import { describeBackend } from './support/describe-backend.ts';
import { installPacked } from './support/packed.ts';

// This one as users have it: both packages from their tarballs.
describeBackend('h3', installPacked);
