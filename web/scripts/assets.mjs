/** Makes what the client is built from and git does not hold: the cut fonts and the card data. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const local = (file) => fileURLToPath(new URL(file, import.meta.url));
const venv = local('../../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');

for (const tool of ['client_cards', 'client_lesson', 'client_round', 'client_tiles', 'client_pieces']) {
    const { status } = spawnSync(python, ['-m', `tools.${tool}`], { cwd: local('../..'), stdio: 'inherit' });
    if (status !== 0) {
        console.error('The card data could not be exported. Set up the Python environment first (make setup).');
        process.exit(1);
    }
}
if (!existsSync(local('../src/generated/fonts/sofia-sans-latin-normal.woff2'))) await import('./fonts.mjs');
