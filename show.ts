import { readFileSync } from 'node:fs'
import { readKnowledge } from '#knowledge/knowledge.ts'
const k = readKnowledge()
const cases = JSON.parse(readFileSync('/tmp/wt-placing-notes/cases.json', 'utf8')) as any[]
const use = [0, 1, 2, 3, 4, 5], w = [2.9, 9.5, 1.2, 3, 6.2, 2.9]
let n = 0
for (const c of cases.filter((c) => c.set === process.argv[2])) { const r = c.X.map((x: any, i: number) => ({ i, x, s: use.reduce((a, f, j) => a + x[f] * w[j]!, 0) })).sort((a: any, b: any) => b.s - a.s); const at = r.findIndex((x: any) => c.ok.includes(x.i)); if (at > 0 && n++ < +process.argv[3]!) console.log(at, c.source.description, '| OK', k.markets[c.ok[0]].id, '|', r.slice(0, 3).map((q: any) => k.markets[q.i]!.id + ' ' + q.s.toFixed(1)).join(', ')) }
