import { readFileSync, writeFileSync } from 'node:fs'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { unit, dot } from '#knowledge/word-vectors.ts'
import { briefCases } from './src/drafting/brief/brief-cases.ts'
import { readBrief } from './src/drafting/brief/read-brief.ts'
import { buildVocabulary } from './src/drafting/brief/vocabulary.ts'
import oneLiners from './src/drafting/placing/one-liners.json' with { type: 'json' }
import { createResemblance } from './src/drafting/placing/resemblance.ts'
import { tellingWords } from './src/drafting/placing/telling-words.ts'
import { indexWords } from './src/drafting/placing/market-words.ts'
import { stemOf } from './src/drafting/brief/phrase-index.ts'
import { indexMarkets } from './src/drafting/placing/market-index.ts'
import { weighMarkets } from './src/drafting/placing/weigh.ts'
const k = readKnowledge()
const bare = (n: string) => n.toLowerCase().replace(/[^a-z0-9]/g, '')
const idx = new Map(k.markets.map((m, i) => [m.id, i]))
type Case = { source: any; ok: number[]; set: string; X: number[][] }
const shares = { description: 1, audience: 0.5, market: 1.3, context: 0.4 }
const V = k.wordVectors
function vecModel(markets: typeof k.markets) {
  const iw = indexWords(markets); const id = new Map([...iw.vocabulary.keys()].map((s, i) => [s, i]))
  const vec = (text: string) => { const v = new Float32Array(V.dimensions); let any = false
    for (const w of tellingWords(text)) { const r = V.rankOf(w) ?? V.rankOf(stemOf(w)); if (r === undefined) continue; any = true; const i = id.get(stemOf(w)); const wt = (i === undefined ? 3 : iw.rarity[i]!) / (1 + 900 / (r + 1)); const u = V.vectorOf(r); for (let j = 0; j < v.length; j++) v[j]! += wt * u[j]! }
    return any ? unit(v) : v }
  const docs = markets.map((m) => ({ all: vec([m.name, m.definition, ...m.pitches, ...m.synonyms, ...m.terms].join(' ')), ps: [...m.pitches, ...m.synonyms].map(vec) }))
  return (text: string) => { const q = vec(text); return docs.map((d) => { const s = d.ps.map((p) => dot(p, q)).sort((a, b) => b - a); return [dot(d.all, q), s[0]!, (s[0]! + s[1]! + s[2]!) / 3] }) }
}
const vocabulary = buildVocabulary(k)
const cases: Case[] = []
function run(markets: typeof k.markets, list: Case[]) {
  const res = createResemblance(markets, V), index = indexMarkets(markets), vm = vecModel(markets)
  for (const c of list) {
    const r = res(Object.entries(shares).map(([f, weight]) => ({ text: c.source[f] ?? '', weight })))
    const w = new Map(weighMarkets(readBrief(c.source, vocabulary), index).map((x) => [x.market, x]))
    const v = vm(`${c.source.description} ${c.source.audience ?? ''}`)
    c.X = r.map((x, i) => [x.words, x.prose, x.phrase, x.nextPhrase, Math.min(12, w.get(i)?.score ?? 0) / 10, v[i]![0]!, v[i]![1]!, v[i]![2]!])
  }
  cases.push(...list)
}
const list: Case[] = []
const push = (source: any, ok: number[], set: string) => list.push({ source, ok, set, X: [] })
for (const o of oneLiners) push({ description: o.description }, o.market ? [idx.get(o.market)!] : [], 'one')
for (const l of Object.values(briefCases)) for (const c of l) push(c.source, c.expected.market.flatMap((m) => idx.get(m) ?? []), 'brief')
const ideas = (f: string) => JSON.parse(readFileSync(f, 'utf8')) as [string, string, string[]][]
const add = (l: [string, string, string[]][], set: string) => { for (const [d, a, r] of l) push({ description: d, audience: a }, k.markets.flatMap((m, i) => m.vendors.some((v) => r.some((x) => bare(x) === bare(v.name))) ? [i] : []), r.length ? set : set + '-nonsense') }
const all = ideas('scripts/eval/product-ideas.json')
add(all.filter((_, i) => i % 2 === 0), 'tuning'); add(all.filter((_, i) => i % 2 === 1), 'held'); add(ideas('scripts/eval/fresh-ideas.json'), 'fresh')
run(k.markets, list)
const loo: Case[] = []
const cut = k.markets.map((m, i) => { const keep = m.pitches.filter((p, j) => { const out = (j + i) % 6 === 0 && tellingWords(p).length >= 3; if (out) loo.push({ source: { description: p }, ok: [i], set: 'loo', X: [] }); return !out }); return { ...m, pitches: keep } })
run(cut, loo)
writeFileSync('/tmp/wt-placing-notes/cases.json', JSON.stringify(cases.map((c) => ({ ...c, X: c.X.map((x) => x.map((v) => +v.toFixed(4))) }))))
console.log(cases.length, loo.length)
