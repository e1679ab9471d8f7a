/**
 * Results for reading: `node scripts/eval/writer/results.ts <briefs.json> <folder> [agent,agent,...|all] [brief,brief,...]`. Writes what the
 * selecting writer makes of each brief, one Markdown file per brief and agent, and what was read of it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAgents } from '#agents/registry-server.ts'
import type { FreshBrief } from './brief-form.ts'
import { placeOf, writtenText } from './written-text.ts'

const [file = '', folder = '', wanted = 'all', only = ''] = process.argv.slice(2)
const briefs = JSON.parse(readFileSync(file, 'utf8')) as FreshBrief[]
const agents = (await loadAgents()).all().filter(({ card }) => wanted === 'all' || wanted.split(',').includes(card.id))
for (const brief of briefs) {
  if (only && !only.split(',').includes(brief.id)) continue
  const at = join(folder, brief.id)
  mkdirSync(at, { recursive: true })
  const { reading, dossier, kind, mode } = placeOf(brief)
  writeFileSync(
    join(at, 'reading.json'),
    JSON.stringify({ ...reading, kind, mode, market: dossier?.id ?? null }, null, 1),
  )
  process.stdout.write(`${brief.id}: ${kind}, ${dossier?.id ?? 'no market'}\n`)
  for (const agent of agents) {
    const text = writtenText(agent, brief)
    if (text) writeFileSync(join(at, `${agent.card.id}.md`), text)
  }
}
