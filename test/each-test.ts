/** Runs before each test of every file. */
import { beforeEach } from 'vitest';
import { seedDeals } from './deals.ts';

beforeEach(({ task }) => seedDeals(task.name));
