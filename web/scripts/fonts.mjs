/**
 * Cuts the three faces down to what the interface writes: English, Polish and Czech (with Slovak and Hungarian for
 * people's names) and to the weights we use. Output: src/generated/fonts/*.woff2, and the licences for the site.
 */
import { mkdir, readFile, writeFile, copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = fileURLToPath(new URL('../src/generated/fonts/', import.meta.url));
const LICENCES = fileURLToPath(new URL('../src/generated/public/fonts/', import.meta.url));

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’‚“”„•…−→←↑↓';
const EXTENDED = 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕŐőŰű';

const FACES = [
    { file: 'brygada-1918', style: 'normal', weights: [500, 700] },
    { file: 'brygada-1918', style: 'italic', weights: [430, 430] },
    { file: 'sofia-sans', style: 'normal', weights: [400, 700] },
    { file: 'sofia-sans-condensed', style: 'normal', weights: [400, 850] },
];
const SCRIPTS = [
    { name: 'latin', text: LATIN },
    { name: 'latin-ext', text: EXTENDED },
];

async function cut({ file, style, weights: [min, max] }, { name, text }) {
    const root = path.dirname(require.resolve(`@fontsource-variable/${file}/package.json`));
    const source = await readFile(path.join(root, 'files', `${file}-${name}-wght-${style}.woff2`));
    const wght = min === max ? min : { min, max };
    const small = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(path.join(OUT, `${file}-${name}-${style}.woff2`), small);
    await copyFile(path.join(root, 'LICENSE'), path.join(LICENCES, `${file}.txt`));
    return `${file} ${name} ${style}: ${(small.length / 1024).toFixed(1)} KiB`;
}

await mkdir(OUT, { recursive: true });
await mkdir(LICENCES, { recursive: true });
for (const face of FACES) for (const script of SCRIPTS) console.log(await cut(face, script));
