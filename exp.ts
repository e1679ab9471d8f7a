import { readFileSync } from 'node:fs'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from './src/drafting/create-reader.ts'
import { briefCases } from './src/drafting/brief/brief-cases.ts'
import oneLiners from './src/drafting/placing/one-liners.json' with { type: 'json' }
import { createModel } from './exp-model.ts'
const k = readKnowledge()
const t0 = performance.now()
const model = createModel(k.markets, k.wordVectors)
console.log('build', performance.now() - t0, model.V)
const bare = (n: string) => n.toLowerCase().replace(/[^a-z0-9]/g, '')
const idx = new Map(k.markets.map((m, i) => [m.id, i]))
type Case = { texts: { text: string; weight: number }[]; ok: number[]; set: string; label: string }
const cases: Case[] = []
const src = (s: any) => [{ text: s.description, weight: 1 }, { text: s.audience ?? '', weight: 0.5 }, { text: s.market ?? '', weight: 1.3 }, { text: s.context ?? '', weight: 0.4 }]
for (const o of oneLiners) cases.push({ texts: src(o), ok: o.market ? [idx.get(o.market)!] : [], set: 'one', label: o.description })
for (const [n, list] of Object.entries(briefCases)) for (const c of list) cases.push({ texts: src(c.source), ok: c.expected.market.flatMap((m) => idx.get(m) ?? []), set: 'brief-' + n, label: c.source.description })
const ideas = (f: string) => JSON.parse(readFileSync(f, 'utf8')) as [string, string, string[]][]
const add = (list: [string, string, string[]][], set: string) => { for (const [d, a, r] of list) cases.push({ texts: src({ description: d, audience: a }), ok: k.markets.flatMap((m, i) => m.vendors.some((v) => r.some((x) => bare(x) === bare(v.name))) ? [i] : []), set: r.length ? set : set + '-nonsense', label: d }) }
const all = ideas('scripts/eval/product-ideas.json')
add(all.filter((_, i) => i % 2 === 0), 'ideas-tuning')
add(all.filter((_, i) => i % 2 === 1), 'ideas-held')
add(ideas('scripts/eval/fresh-ideas.json'), 'fresh')
const W = process.argv[2] ? JSON.parse(process.argv[2]) : { bag: 1, prose: 0.3, phrase: 0.5, phrase2: 0.2 }
const t1 = performance.now()
const stat = new Map<string, number[]>()
for (const c of cases) {
  const f = model.score(c.texts)
  const ranked = f.map((x, i) => ({ i, s: W.bag * x.bag + W.prose * x.prose + W.phrase * x.phrase + W.phrase2 * x.phrase2 })).sort((a, b) => b.s - a.s)
  const r = ranked.findIndex((x) => c.ok.includes(x.i))
  const st = stat.get(c.set) ?? [0, 0, 0, 0, 0]; stat.set(c.set, st)
  if (c.ok.length) { st[0]! += 1; if (r === 0) st[1]! += 1; if (r >= 0 && r < 3) st[2]! += 1; if (r >= 0 && r < 10) st[3]! += 1 } else st[4]! += 1
  if (process.argv[3] === c.set && r !== 0) console.log(r, ranked.slice(0, 3).map((x) => k.markets[x.i]!.id + ' ' + x.s.toFixed(2)).join(', '), '|', c.label.slice(0, 110), '|', c.ok.map((i) => k.markets[i]!.id).join(','))
}
console.log('ms each', (performance.now() - t1) / cases.length)
for (const [s, v] of stat) console.log(s, `n ${v[0]} top1 ${v[1]} top3 ${v[2]} top10 ${v[3]} none ${v[4]}`)
