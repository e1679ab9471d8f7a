import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aSource } from '#tests/support/components/a-source.ts'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { arabic, longWord } from '#tests/support/components/words.ts'
import PassageCard from './passage-card.tsx'

function Page({ excerpt = aSource.excerpt }: { excerpt?: string }) {
  const [citation, setCitation] = useState<HTMLElement | null>(null)
  return (
    <div>
      60 of them pay{' '}
      <button type="button" onClick={(event) => setCitation(event.currentTarget)}>
        1
      </button>
      {citation && (
        <PassageCard source={{ ...aSource, excerpt }} citation={citation} onClose={() => setCitation(null)} />
      )}
    </div>
  )
}

test('opens with the focus, and Escape leads back to the citation', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: '1' }).click()
  const card = page.getByRole('dialog', { name: 'Source 1 Survey of clinics' })
  await expect.element(card).toHaveFocus()
  await expect.element(card).toMatchTextContent('Of 120 clinics, 60 pay for it already.')
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: '1' })).toHaveFocus()
})

test('its button closes it, and no address but of the web becomes a link', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: '1' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Survey of clinics' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each(['ltr', 'rtl'])('stays in the window of a phone with a long passage, %s', async (dir) => {
  await page.viewport(320, 500)
  document.documentElement.dir = dir
  const screen = await render(<Page excerpt={`${longWord(300)} ${arabic.repeat(12)}`} />)
  await screen.getByRole('button', { name: '1' }).click()
  const card = page.getByRole('dialog')
  await expect.element(card).toHaveFocus()
  expect(flawsOf(card.element())).toEqual([])
  const { left, right, bottom } = card.element().getBoundingClientRect()
  expect([left >= 0, right <= 320, bottom <= 500]).toEqual([true, true, true])
})
