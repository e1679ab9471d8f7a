import type { Market } from '#knowledge/market.ts'
import { type WordVectors } from '#knowledge/word-vectors.ts'
import { closedClass, wordClass } from './src/drafting/brief/lexicon.ts'
import { stemOf } from './src/drafting/brief/phrase-index.ts'
import { createNearWords } from './src/drafting/placing/near-words.ts'

const empty = new Set(
  `a an the of to and in for that on is with as it by at from be has are have but were not this who they had which will
  their or its one when there all out other than over into no can each so what how them his her she he you your our we us
  my i do does did get gets see sees keep keeps make makes tool app web software service system platform online mobile help
  helps use uses using user users new good small before after without within between every everybody two three whose where
  while also only now today many most more less some any me something everything nothing better way ways via per`.split(/\s+/).map(stemOf),
)
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().replace(/'s\b|'/g, '').match(/[\p{L}\p{N}]+/gu) ?? [])
}
const telling = (w: string) => { const s = stemOf(w); return s.length > 1 && !empty.has(s) && !empty.has(w) && (wordClass(w) & closedClass) === 0 }

export interface Phrase { ids: number[]; key: string }
export interface Feature { bag: number; prose: number; phrase: number; phrase2: number; name: number; cover: number }

export function createModel(markets: readonly Market[], vectors: WordVectors) {
  const vocabulary = new Map<string, string>()
  const strongTexts = (m: Market) => [...m.pitches, ...m.synonyms, m.name, m.definition, ...m.terms, ...m.jobs.flatMap((j) => j.objects.map((o) => `${j.verb} ${o}`))]
  const proseTexts = (m: Market) => [...m.vendors.flatMap((v) => [v.line, ...v.capabilities, v.goodAt]), ...m.roles.flatMap((r) => [r.title, r.organization, ...r.goals, ...r.dailyTasks, ...r.pains]), ...m.tableStakes.map((t) => t.capability), ...m.statusQuo.map((s) => s.what)]
  const stems = (text: string) => wordsOf(text).filter(telling).map((w) => { const s = stemOf(w); if (!vocabulary.has(s)) vocabulary.set(s, w); return s })
  const docs = markets.map((m) => ({ strong: strongTexts(m).map(stems), prose: proseTexts(m).map(stems), name: [m.name, ...m.synonyms].map(stems) }))
  const near = createNearWords(vocabulary, vectors)
  const V = vocabulary.size
  const df = new Float32Array(V), dfp = new Float32Array(V)
  const built = docs.map((d) => {
    const strong = new Map<number, number>(), prose = new Map<number, number>()
    for (const p of d.strong) for (const s of new Set(p)) { const id = near.idOf(s)!; strong.set(id, (strong.get(id) ?? 0) + 1) }
    for (const p of d.prose) for (const s of new Set(p)) { const id = near.idOf(s)!; prose.set(id, (prose.get(id) ?? 0) + 1) }
    for (const id of strong.keys()) df[id]! += 1
    for (const id of prose.keys()) if (!strong.has(id)) dfp[id]! += 1
    const phrases = d.strong.map((p) => [...new Set(p)].map((s) => near.idOf(s)!)).filter((p) => p.length > 0)
    return { strong, prose, phrases }
  })
  const N = markets.length
  const idf = (id: number) => Math.log((N + 1) / (df[id]! + 0.35 * dfp[id]! + 0.5))
  const maxIdf = Math.log((N + 1) / 1)
  return {
    V,
    markets,
    /** skip: phrase of market to leave out */
    score(texts: { text: string; weight: number }[], skip?: { market: number; text: string }): Feature[] {
      const terms = new Map<string, { word: string; weight: number }>()
      for (const { text, weight } of texts) for (const w of wordsOf(text)) if (telling(w)) { const s = stemOf(w); const o = terms.get(s); terms.set(s, { word: w, weight: Math.min(1.5, (o?.weight ?? 0) + weight) }) }
      const list = [...terms].map(([stem, { word, weight }]) => {
        const nearby = near.near(word)
        const own = near.idOf(stem)
        const rank = vectors.rankOf(word)
        const tell = rank === undefined ? 1 : 1 / (1 + 900 / (rank + 1))
        return { stem, nearby: new Map(nearby.map((n) => [n.id, n.nearness])), own, w: weight * (own === undefined ? maxIdf * 0.8 : Math.max(0.2, idf(own))) * tell }
      })
      const total = list.reduce((a, b) => a + b.w, 0) + 4
      const skipIds = skip ? wordsOf(skip.text).filter(telling).map((w) => near.idOf(stemOf(w))!) : []
      return built.map((b, m) => {
        let bag = 0, prose = 0, cover = 0
        const met: number[] = []
        for (const t of list) {
          let best = 0, bp = 0
          for (const [id, n] of t.nearby) {
            let tf = b.strong.get(id) ?? 0
            if (skip && m === skip.market && skipIds.includes(id)) tf -= 1
            if (tf > 0) best = Math.max(best, n * (0.7 + 0.3 * Math.min(1, (tf - 1) / 3)))
            const tp = b.prose.get(id) ?? 0
            if (tp > 0) bp = Math.max(bp, n * (0.7 + 0.3 * Math.min(1, (tp - 1) / 3)))
          }
          bag += best * t.w
          prose += Math.max(best, bp) * t.w
          met.push(best)
        }
        let p1 = 0, p2 = 0
        for (const p of b.phrases) {
          if (skip && m === skip.market && p.length === new Set(skipIds).size && p.every((x) => skipIds.includes(x))) continue
          let hit = 0, hits = 0, all = 0
          const used = new Set<number>()
          for (const id of p) {
            all += Math.max(0.2, idf(id))
          }
          let covered = 0
          for (const t of list) {
            let best = 0, at = -1
            for (const id of p) { const n = t.nearby.get(id) ?? 0; if (n > best) { best = n; at = id } }
            if (best > 0 && !used.has(at)) { hit += best * t.w; hits += 1; used.add(at); covered += best * Math.max(0.2, idf(at)) }
          }
          if (hits === 0) continue
          const s = hits >= 2 ? hit * Math.sqrt(covered / all) : 0.3 * hit * (covered / all)
          if (s > p1) { p2 = p1; p1 = s } else if (s > p2) p2 = s
        }
        return { bag: bag / total, prose: prose / total, phrase: p1 / 10, phrase2: p2 / 10, name: bag / 10, cover: 0 }
      })
    },
  }
}
