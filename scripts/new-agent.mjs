// `npm run new-agent -- <id> "<Name>" [category]`: a folder with every half of a working agent, to be made its own.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, root, run } from './toolchain.mjs'

const templates = join(root, 'scripts', 'new-agent')
const byCategory = join(templates, 'categories')
const categories = readdirSync(byCategory).flatMap((file) =>
  file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
)

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const [id, name, category = 'discovery-validation'] = process.argv.slice(2)
if (!id || !name) fail('Usage: npm run new-agent -- <id> "<Name>" [category]')
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail(`${id}: an id is lower-case words joined by hyphens`)
if (!categories.includes(category)) fail(`${category}: a category is one of ${categories.join(', ')}`)
const folder = join(root, 'src', 'agents', id)
if (existsSync(folder)) fail(`${id}: there is an agent of this id`)

const camel = id.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const values = {
  __id__: id,
  __name__: name.replace(/[\\'`]/g, (sign) => `\\${sign}`),
  __category__: category,
  __camel__: camel,
  __Camel__: camel[0].toUpperCase() + camel.slice(1),
}
/** The words of a category, which name places themselves: what such an agent asks, finds and shows. */
const words = JSON.parse(readFileSync(join(byCategory, `${category}.json`), 'utf8'))
for (const [place, text] of Object.entries(words)) values[`__${place}__`] = text
const place = /__[A-Za-z]+__/g
const filled = (text) => text.replace(place, (found) => filled(values[found] ?? ''))

ensurePackages()
mkdirSync(folder)
const write = (file, template) => writeFileSync(join(folder, file), filled(readFileSync(template, 'utf8')))
for (const file of readdirSync(templates)) {
  if (file.endsWith('.txt')) write(file.replace(/\.txt$/, ''), join(templates, file))
}
write('selection-claims.ts', join(byCategory, `${category}.ts.txt`))
run('biome', ['check', '--write', '--log-level=error', folder])
process.stdout.write(`src/agents/${id} is there. Next:
1. card.ts: say in one line what it gives, choose an icon of #ui/icon and the words that people would look for.
2. samples.ts: three inputs of different markets. Until then its contract tests fail.
3. npm run samples -- --only ${id}: its sample result, which its tutorial quotes. Then npm run check.
4. npx vitest run --project contract -t ${id}
5. output.ts, selection.ts, selection-claims.ts, outside.ts, prompt.ts, view.tsx and tutorial.json: what this agent writes, shows and teaches that no other does.
   A view that is no better than the blocks of to-document.ts is deleted.
`)
