import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { type Round, runChaos } from './run-chaos.ts'

/** `npm run chaos -- [--rounds 100] [--seed 1] [--customers 12] [--calm 2500] [--answer 1200]`. Ends with 1 when a promise was broken. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    customers: { type: 'string', default: '12' },
    calm: { type: 'string', default: '2500' },
    answer: { type: 'string', default: '1200' },
  },
})

function whole(name: keyof typeof values): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0) return value
  process.stderr.write(`--${name} must be a whole number above 0.\n`)
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const say = (line: string) => process.stdout.write(`${line}\n`)
const showRound = ({ number, victim, after, underWay, backAfter, acknowledged }: Round) =>
  say(
    [
      String(number).padStart(5),
      victim.padEnd(26),
      `${after} ms`.padStart(8),
      String(underWay).padStart(9),
      (backAfter === null ? 'never' : `${backAfter} ms`).padStart(10),
      String(acknowledged).padStart(13),
    ].join('  '),
  )

say(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${values.rounds} rounds, seed ${values.seed}`)
say('round  killed                      after load  under way  back after  acknowledged')
const report = await runChaos({
  rounds: whole('rounds'),
  seed: whole('seed'),
  customers: whole('customers'),
  answerMs: whole('answer'),
  calmMs: whole('calm'),
  onRound: showRound,
})

const times = report.rounds
  .flatMap(({ backAfter }) => (backAfter === null ? [] : [backAfter]))
  .toSorted((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
say('')
say(`back after: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, longest ${at(1)} ms`)
say(
  `runs: ${Object.entries(report.ended)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ')}`,
)
say(`streams resumed: ${report.resumed}; servers that crashed: ${report.falls.length}`)
say(`the last run ended ${report.settledAfter} ms after the last request`)
say('')
for (const { promise, violations } of report.findings) {
  say(
    `${violations.length === 0 ? 'kept  ' : 'BROKEN'}  ${promise}${violations.length > 0 ? ` (${violations.length})` : ''}`,
  )
  for (const violation of violations.slice(0, 5)) say(`          ${violation}`)
}
const broken = report.findings.some(({ violations }) => violations.length > 0)
for (const lastWords of report.falls) say(`\na server that fell wrote last:\n${lastWords}`)
if (report.output) say(`\n${report.output}`)
process.exit(broken ? 1 : 0)
