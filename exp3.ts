import { build, k } from './exp2.ts'
import { readBrief } from './src/drafting/brief/read-brief.ts'
import { buildVocabulary } from './src/drafting/brief/vocabulary.ts'
import { createResemblance } from './src/drafting/placing/resemblance.ts'
import { indexMarkets } from './src/drafting/placing/market-index.ts'
import { weighMarkets } from './src/drafting/placing/weigh.ts'
import none from './src/drafting/placing/no-market.json' with { type: 'json' }
const w = (process.argv[2] ? JSON.parse(process.argv[2]) : [5.5, 12.75, 0.75, 4.9, 6.1, 0]) as number[]
const cases = build()
const vocabulary = buildVocabulary(k), res = createResemblance(k.markets, k.wordVectors), index = indexMarkets(k.markets)
for (const d of none) { const r = res([{ text: d, weight: 1 }]); const wm = new Map(weighMarkets(readBrief({ description: d }, vocabulary), index).map((x) => [x.market, x])); cases.push({ source: { description: d }, ok: [], set: 'none', none: true, X: r.map((x, i) => [x.words, x.prose, x.phrase, x.nextPhrase, Math.min(12, wm.get(i)?.score ?? 0) / 10, Math.min(10, wm.get(i)?.strong ?? 0) / 10]) }) }
const rows = cases.map((c) => {
  const r = c.X.map((x, i) => ({ i, x, s: x.reduce((a, v, j) => a + v * w[j]!, 0) })).sort((a, b) => b.s - a.s)
  const Z = r.reduce((a, b) => a + Math.exp(b.s), 0)
  return { c, r, s: r[0]!.s, m: r[0]!.s - r[1]!.s, p: Math.exp(r[0]!.s) / Z, right: c.ok.includes(r[0]!.i), x: r[0]!.x }
})
for (const set of ['none', 'tuning-nonsense', 'brief', 'tuning', 'one']) {
  console.log('== ' + set)
  for (const q of rows.filter((q) => q.c.set === set).sort((a, b) => b.s - a.s)) if (set !== 'one' && set !== 'brief' || !q.right) console.log(q.right ? 'R' : 'x', q.s.toFixed(1), 'm' + q.m.toFixed(1), 'p' + q.p.toFixed(2), q.x.map((v) => v.toFixed(2)).join(' '), k.markets[q.r[0]!.i]!.id, '|', k.markets[q.r[1]!.i]!.id, '|', q.c.ok.map((i) => k.markets[i]!.id).join(','), '|', q.c.source.description.slice(0, 70))
}
for (const S of [4, 4.5, 5, 5.5, 6]) for (const P of [0.3, 0.4, 0.5, 0.6, 0.7]) {
  const out: string[] = []
  for (const set of ['one', 'brief', 'tuning', 'tuning-nonsense', 'none', 'held', 'fresh', 'fresh-nonsense', 'held-nonsense']) {
    const l = rows.filter((q) => q.c.set === set); const acc = l.filter((q) => q.s >= S && q.p >= P)
    out.push(`${set} ${acc.filter((q) => q.right).length}/${acc.filter((q) => !q.right).length}`)
  }
  console.log(S, P, out.join('  '))
}
