// `npm run new-agent -- <id> "<Name>" [category]`: a folder with every half of a working agent, to be made its own.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, root, run } from './toolchain.mjs'

const templates = join(root, 'scripts', 'new-agent')
const categories = ['discovery-validation', 'planning-design', 'development-testing', 'go-to-market', 'launch-growth']

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
const filled = (text) => text.replace(/__(?:id|name|category|camel|Camel)__/g, (place) => values[place])

ensurePackages()
mkdirSync(folder)
for (const file of readdirSync(templates)) {
  writeFileSync(join(folder, file.replace(/\.txt$/, '')), filled(readFileSync(join(templates, file), 'utf8')))
}
run('biome', ['check', '--write', '--log-level=error', folder])
process.stdout.write(`src/agents/${id} is there. Next:
1. card.ts: say in one line what it gives, choose an icon of #ui/icon and the words that people would look for.
2. samples.ts: three inputs of different markets. Until then its contract tests fail.
3. npx vitest run --project contract -t ${id}
4. output.ts, draft.ts and prompt.ts: what this agent writes that no other does.
`)
