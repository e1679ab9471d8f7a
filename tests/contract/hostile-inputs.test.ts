import { describe, expect, test } from 'vitest'
import { draftedRun, longestStall, registry } from '#tests/support/drafted-run.ts'
import { textFieldsOf } from '#tests/support/form-fields.ts'
import { type HostileInput, hostileInputs } from '#tests/support/hostile-inputs.ts'

const sample = hostileInputs.filter(({ sampled }) => sampled)
/** In ms of this thread's processor; a busy machine's noise and what is compiled on the way are in it. */
const longestAllowed = 400

describe.each(registry.all().map((agent) => [agent.card.id, agent] as const))('%s', (_id, agent) => {
  const form = agent.samples[0] ?? {}
  const fields = textFieldsOf(agent)
  // Each run of an agent that computes starts a process.
  const few = agent.prepare ? sample.slice(0, 3) : sample
  const others = hostileInputs.filter((input) => !few.includes(input))
  const places = [...fields.map((field) => [field]), fields]

  test.each(places)('a valid result or a clear refusal, whatever is typed into %s', async (...into) => {
    await draftedRun(agent, form)
    for (const input of few) await expectAnswer(input, into)
  })

  // Some thousands of runs.
  test.each(places)(
    'the same with the rest of the corpus in %s',
    { tags: ['full'], timeout: 600_000 },
    async (...into) => {
      await draftedRun(agent, form)
      for (const input of others) await expectAnswer(input, into)
    },
  )

  async function expectAnswer({ name, text }: HostileInput, into: readonly string[]): Promise<void> {
    const hostile = { ...form, ...Object.fromEntries(into.map((field) => [field, text])) }
    const stall = await longestStall(async () => {
      const run = await draftedRun(agent, hostile).catch((error: unknown) => {
        throw new Error(`${name} in ${into.join(', ')}`, { cause: error })
      })
      if (run.kind === 'written') {
        expect(run.text.length, name).toBeGreaterThan(100)
        expect(run.text, name).not.toMatch(/\[object |\bfunction \w*\(|native code/)
      } else {
        expect(run.message.length, name).toBeGreaterThan(3)
        expect(Object.values(run.fields), name).toContain(run.message)
      }
    })
    expect(stall, `${name} in ${into.join(', ')}`).toBeLessThan(longestAllowed)
  }
})
