import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { report } from './report.ts';
import { repository } from './test-titles.ts';

writeFileSync(path.join(repository, 'docs/accessibility-conformance.md'), report());
