import { beforeAll, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AgentResult, loadParts } from '#tests/support/components/agent-result.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { inArabic, stretched, twice, withLongWord } from '#tests/support/components/stretched.ts'
import type { FinishedRun } from '#tests/support/finished-run.ts'
import { parsePartial } from '#web/features/agent/run/parse-partial.ts'
import { cards } from './registry-cards.ts'

const live = cards.filter(({ status }) => status === 'live').map(({ id }) => id)
const widths = [320, 1280]

describe.each(live)('%s', (id) => {
  let runs: FinishedRun[]
  let parts: Awaited<ReturnType<typeof loadParts>>
  beforeAll(async () => {
    parts = await loadParts(id)
    runs = JSON.parse(await commands.draftedRuns(id))
  })

  const first = () => {
    const [run] = runs
    if (!run) throw new Error('no sample')
    return run
  }

  async function flawsIn(shown: Parameters<typeof AgentResult>[0]) {
    const { container, rerender } = await render(<AgentResult {...shown} />)
    for (const part of container.querySelectorAll('details')) part.open = true
    const flaws = flawsOf(container)
    await rerender(null)
    return flaws
  }

  describe.each(widths)('at %i px', (width) => {
    beforeAll(() => page.viewport(width, 900))

    test.each([
      ['nothing', 0],
      ['a third', 1 / 3],
      ['two thirds', 2 / 3],
    ])('with %s of it written', async (_name, share) => {
      const { output, context } = first()
      const text = JSON.stringify(output)
      const partial = parsePartial(text.slice(0, Math.max(1, Math.floor(text.length * share)))) ?? {}
      const result = parts.agent.toResult(partial, context)
      expect(await flawsIn({ ...parts, result, context, running: true })).toEqual([])
    })

    test('whole, for each sample', async () => {
      for (const { result, context } of runs) expect(await flawsIn({ ...parts, result, context })).toEqual([])
    })

    test.each([
      ['every text twice', twice],
      ['a word of 300 letters in each text', withLongWord],
    ])('with %s', async (_name, candidates) => {
      const { result: whole, context } = first()
      const { result, changed } = stretched(parts.agent.resultSchema, whole, candidates)
      expect(changed).toBeGreaterThan(3)
      expect(await flawsIn({ ...parts, result, context })).toEqual([])
    })

    test('what its tabs show and its first editor', async () => {
      const { result, context } = first()
      const { container } = await render(<AgentResult {...parts} result={result} context={context} />)
      for (const tab of container.querySelectorAll<HTMLElement>('[role=tab]:not([disabled])')) {
        tab.click()
        await expect.poll(() => tab.ariaSelected).toBe('true')
        expect(flawsOf(container)).toEqual([])
      }
      const edit = [...container.querySelectorAll('button')].find((button) => button.textContent?.trim() === 'Edit')
      if (!edit) return
      edit.click()
      await expect.poll(() => container.querySelector('textarea, input[type=text]')).not.toBeNull()
      expect(flawsOf(container)).toEqual([])
    })

    test('from right to left', async () => {
      const { result: whole, context } = first()
      const { result } = stretched(parts.agent.resultSchema, whole, inArabic)
      document.documentElement.dir = 'rtl'
      expect(await flawsIn({ ...parts, result, context })).toEqual([])
      // As a result in Arabic is shown: by the blocks of its document.
      expect(await flawsIn({ ...parts, View: null, result, context })).toEqual([])
    })
  })
})
