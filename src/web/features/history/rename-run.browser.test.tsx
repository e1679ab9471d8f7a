import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RunListItem } from '#shared/api/runs.ts'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { longWord } from '#tests/support/components/words.ts'
import { RenameRun } from './rename-run.tsx'

const run = { id: 'r1', title: 'Launch plan' } as RunListItem

test('begins with the old name chosen, and stores the new one trimmed', async () => {
  const onSave = vi.fn(async () => true)
  const onDone = vi.fn()
  const screen = await render(<RenameRun run={run} onSave={onSave} onDone={onDone} />)
  const field = screen.getByLabelText('New name of Launch plan')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(' Autumn launch {Enter}')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onSave).toHaveBeenCalledWith('Autumn launch')
})

test('the same name is not sent; one that was not stored stays; Escape leaves', async () => {
  const onSave = vi.fn(async () => false)
  const onDone = vi.fn()
  const screen = await render(<RenameRun run={run} onSave={onSave} onDone={onDone} />)
  await screen.getByLabelText('New name of Launch plan').fill('Other')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSave.mock.settledResults.length).toBe(1)
  await expect.element(screen.getByLabelText('New name of Launch plan')).toHaveValue('Other')
  expect(onDone).not.toHaveBeenCalled()
  await screen.getByLabelText('New name of Launch plan').fill('Launch plan')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(onSave).toHaveBeenCalledTimes(1)
  await screen.getByLabelText('New name of Launch plan').click()
  await userEvent.keyboard('{Escape}')
  expect(onDone).toHaveBeenCalledTimes(2)
})

test('fits a phone', async () => {
  const long = { ...run, title: longWord(100) } as RunListItem
  expect(await flawsOnPhone(<RenameRun run={long} onSave={async () => true} onDone={() => undefined} />)).toEqual([])
})
