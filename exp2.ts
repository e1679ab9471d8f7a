import { readFileSync } from 'node:fs'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { briefCases } from './src/drafting/brief/brief-cases.ts'
import { readBrief } from './src/drafting/brief/read-brief.ts'
import { buildVocabulary } from './src/drafting/brief/vocabulary.ts'
import oneLiners from './src/drafting/placing/one-liners.json' with { type: 'json' }
import { createResemblance } from './src/drafting/placing/resemblance.ts'
import { indexMarkets } from './src/drafting/placing/market-index.ts'
import { weighMarkets } from './src/drafting/placing/weigh.ts'
export const k = readKnowledge()
const bare = (n: string) => n.toLowerCase().replace(/[^a-z0-9]/g, '')
const idx = new Map(k.markets.map((m, i) => [m.id, i]))
export type Case = { source: any; ok: number[]; set: string; X: number[][]; none: boolean }
const shares = { description: 1, audience: 0.5, market: 1.3, context: 0.4 }
export function build(): Case[] {
  const vocabulary = buildVocabulary(k)
  const cases: Case[] = []
  const push = (source: any, ok: number[], set: string, none: boolean) => cases.push({ source, ok, set, X: [], none })
  for (const o of oneLiners) push({ description: o.description }, o.market ? [idx.get(o.market)!] : [], 'one', !o.market)
  for (const [n, list] of Object.entries(briefCases)) for (const c of list) push(c.source, c.expected.market.flatMap((m) => idx.get(m) ?? []), 'brief', c.expected.market.some((m) => !idx.has(m)))
  const ideas = (f: string) => JSON.parse(readFileSync(f, 'utf8')) as [string, string, string[]][]
  const add = (list: [string, string, string[]][], set: string) => { for (const [d, a, r] of list) push({ description: d, audience: a }, k.markets.flatMap((m, i) => m.vendors.some((v) => r.some((x) => bare(x) === bare(v.name))) ? [i] : []), r.length ? set : set + '-nonsense', false) }
  const all = ideas('scripts/eval/product-ideas.json')
  add(all.filter((_, i) => i % 2 === 0), 'tuning')
  add(all.filter((_, i) => i % 2 === 1), 'held')
  add(ideas('scripts/eval/fresh-ideas.json'), 'fresh')
  const t0 = performance.now()
  const res = createResemblance(k.markets, k.wordVectors)
  const t1 = performance.now()
  const index = indexMarkets(k.markets)
  let tr = 0, tw = 0
  for (const c of cases) {
    const a = performance.now()
    const r = res(Object.entries(shares).map(([f, weight]) => ({ text: c.source[f] ?? '', weight })))
    const b = performance.now()
    const w = new Map(weighMarkets(readBrief(c.source, vocabulary), index).map((x) => [x.market, x]))
    tr += b - a; tw += performance.now() - b
    c.X = r.map((x, i) => [x.words, x.prose, x.phrase, x.nextPhrase, Math.min(12, w.get(i)?.score ?? 0) / 10, Math.min(10, w.get(i)?.strong ?? 0) / 10])
  }
  console.log('build ms', (t1 - t0).toFixed(0), 'resemblance ms', (tr / cases.length).toFixed(1), 'words ms', (tw / cases.length).toFixed(1))
  return cases
}
if (import.meta.main) {
  const cases = build()
  const train = cases.filter((c) => c.ok.length && (c.set === 'one' || c.set === 'brief' || c.set === 'tuning'))
  const weightOf = (c: Case) => (c.set === 'one' ? 0.4 : 1)
  const D = 6
  let w = [3, 1, 2, 1, 3, 1]
  const lr = 0.3
  for (let it = 0; it < 400; it++) {
    const g = new Array(D).fill(0)
    let loss = 0
    for (const c of train) {
      const s = c.X.map((x) => x.reduce((a, v, j) => a + v * w[j]!, 0))
      const mx = Math.max(...s); const e = s.map((v) => Math.exp(v - mx)); const Z = e.reduce((a, b) => a + b, 0)
      const okZ = c.ok.reduce((a, i) => a + e[i]!, 0)
      loss -= Math.log(okZ / Z) * weightOf(c)
      for (let j = 0; j < D; j++) {
        let a = 0, b = 0
        for (let i = 0; i < e.length; i++) a += (e[i]! / Z) * c.X[i]![j]!
        for (const i of c.ok) b += (e[i]! / okZ) * c.X[i]![j]!
        g[j] += (b - a) * weightOf(c)
      }
    }
    w = w.map((v, j) => Math.max(0, v + lr * (g[j] - 0.05 * v)))
    if (it % 100 === 99) console.log(it, loss.toFixed(2), w.map((v) => v.toFixed(2)).join(' '))
  }
  const stat = new Map<string, number[]>()
  for (const c of cases) {
    const r = c.X.map((x, i) => ({ i, s: x.reduce((a, v, j) => a + v * w[j]!, 0) })).sort((a, b) => b.s - a.s)
    const at = r.findIndex((x) => c.ok.includes(x.i))
    const st = stat.get(c.set) ?? [0, 0, 0, 0]; stat.set(c.set, st)
    if (c.ok.length) { st[0]!++; if (at === 0) st[1]!++; if (at >= 0 && at < 3) st[2]!++ } else st[3]!++
  }
  for (const [s, v] of stat) console.log(s, `n ${v[0]} top1 ${v[1]} top3 ${v[2]} no market ${v[3]}`)
}
