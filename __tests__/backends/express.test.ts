import { describeBackend } from './support/describe-backend.ts';

describeBackend('express');
