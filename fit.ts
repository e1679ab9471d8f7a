import { readFileSync } from 'node:fs'
const cases = JSON.parse(readFileSync('/tmp/wt-placing-notes/cases.json', 'utf8')) as { ok: number[]; set: string; X: number[][]; source: any }[]
export function fit(use: number[], weightOf: (s: string) => number, its = 300) {
  const train = cases.filter((c) => c.ok.length && weightOf(c.set) > 0)
  let w = use.map(() => 2); const lr = 0.15
  const N = train.reduce((a, c) => a + weightOf(c.set), 0)
  let v = use.map(() => 0)
  for (let it = 0; it < its; it++) {
    const g = use.map(() => 0)
    for (const c of train) {
      const wt = weightOf(c.set) / N
      const s = c.X.map((x) => use.reduce((a, f, j) => a + x[f]! * w[j]!, 0)); const mx = Math.max(...s); const e = s.map((q) => Math.exp(q - mx)); const Z = e.reduce((a, b) => a + b, 0); const okZ = c.ok.reduce((a, i) => a + e[i]!, 0)
      use.forEach((f, j) => { let a = 0, b = 0; for (let i = 0; i < e.length; i++) a += (e[i]! / Z) * c.X[i]![f]!; for (const i of c.ok) b += (e[i]! / okZ) * c.X[i]![f]!; g[j]! += (b - a) * wt })
    }
    v = v.map((q, j) => 0.9 * q + g[j]! - 0.0003 * w[j]!)
    w = w.map((q, j) => Math.max(0, q + lr * 10 * v[j]! * 0.3))
  }
  return w
}
export function report(use: number[], w: number[]) {
  const st: Record<string, number[]> = {}
  for (const c of cases) if (c.ok.length) { const r = c.X.map((x, i) => ({ i, s: use.reduce((a, f, j) => a + x[f]! * w[j]!, 0) })).sort((a, b) => b.s - a.s); const at = r.findIndex((x) => c.ok.includes(x.i)); const q = (st[c.set] ??= [0, 0, 0]); q[0]!++; if (at === 0) q[1]!++; if (at < 3 && at >= 0) q[2]!++ }
  return Object.entries(st).map(([s, q]) => `${s} ${q[1]}/${q[2]}/${q[0]}`).join('  ')
}
if (import.meta.main) {
  const weights = (s: string) => ({ one: 0.3, brief: 1, tuning: 1, loo: 0.15 })[s] ?? 0
  for (const use of [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 6], [0, 1, 2, 3, 4, 7], [0, 1, 2, 3, 4, 5, 6, 7]]) { const w = fit(use, weights); console.log(use.join(','), w.map((x) => x.toFixed(1)).join(' ')); console.log('   ', report(use, w)) }
}
