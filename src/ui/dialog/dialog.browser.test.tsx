import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

function Opened({ text = 'Nothing is lost.' }: { text?: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpened(true)}>Remove</Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Remove it?" description={text}>
        <Button>Yes</Button>
      </Dialog>
    </main>
  )
}

test('takes the focus, keeps it, closes by Escape and gives the focus back', async () => {
  const screen = await render(<Opened />)
  const opener = screen.getByRole('button', { name: 'Remove' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Remove it?' })
  await expect.element(dialog).toBeVisible()
  const inside = () => dialog.element().contains(document.activeElement)
  await expect.poll(inside).toBe(true)
  for (const _press of [1, 2, 3]) {
    await userEvent.keyboard('{Tab}')
    expect(inside()).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.each(['ltr', 'rtl'])('has room for long words on a phone, %s', async (dir) => {
  await page.viewport(320, 600)
  document.documentElement.dir = dir
  const screen = await render(<Opened text={`${longWord(90)} ${arabic}`} />)
  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(flawsOf(page.getByRole('dialog').element())).toEqual([])
  const { left, right } = page.getByRole('dialog').element().getBoundingClientRect()
  expect([left >= 0, right <= 320]).toEqual([true, true])
})
