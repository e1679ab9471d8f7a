import { agentParsers } from '#tests/fuzz/agent-parsers.ts'
import { atoms, repeated, shapes } from '#tests/fuzz/atoms.ts'
import { documentParsers } from '#tests/fuzz/document-parsers.ts'
import { growthOf, isBad } from '#tests/fuzz/measure-growth.ts'
import { layouts, parsers } from '#tests/fuzz/parsers.ts'

/** Every parser and writer on every atom, up to the size that is accepted; or those whose name holds one of the words given. */
const asked = process.argv.slice(2)
const all = [...parsers, ...documentParsers, ...layouts, ...(await agentParsers())]
const chosen = asked.length === 0 ? all : all.filter(({ name }) => asked.some((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No parser is named like ${asked.join(', ')}`)

const texts = [
  ...atoms.map((atom) => [JSON.stringify(atom), (length: number) => repeated(atom, length)] as const),
  ...Object.entries(shapes),
]
let failures = 0
for (const fuzzed of chosen) {
  let slowest = { text: '', ms: 0 }
  for (const [text, textOf] of texts) {
    const growth = await growthOf(fuzzed, textOf)
    if (growth.ms > slowest.ms) slowest = { text, ms: growth.ms }
    if (!isBad(fuzzed, growth)) continue
    failures += 1
    process.stdout.write(
      `  ${fuzzed.name} on ${text}: ${Math.round(growth.ms)} ms, four times the text ${growth.factor.toFixed(1)} times the time\n`,
    )
  }
  process.stdout.write(
    `${fuzzed.name}: at most ${Math.round(slowest.ms)} ms for ${fuzzed.longest.toLocaleString('en-US')} characters, of ${slowest.text}\n`,
  )
}
process.stdout.write(failures === 0 ? 'Time grows with the text everywhere.\n' : `${failures} texts take too long.\n`)
process.exitCode = failures === 0 ? 0 : 1
