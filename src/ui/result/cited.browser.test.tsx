import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aSource } from '#tests/support/components/a-source.ts'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Cited, ShowPassageContext, SourcesContext } from './cited.tsx'

test('numbers of sources are links with a name; others stay text', async () => {
  const screen = await render(
    <SourcesContext value={[aSource]}>
      <p>
        <Cited text="Half of them pay [1, 7]." />
      </p>
    </SourcesContext>,
  )
  const link = screen.getByRole('link', { name: 'Source 1: Survey of clinics' })
  await expect.element(link).toHaveAttribute('href', '#source-1')
  await expect.element(screen.getByText('Half of them pay 1[7].')).toBeVisible()
})

test('where passages can be shown, Enter shows one and the page stays', async () => {
  const show = vi.fn()
  const screen = await render(
    <SourcesContext value={[aSource]}>
      <ShowPassageContext value={show}>
        <Cited text="They pay [1]." />
      </ShowPassageContext>
    </SourcesContext>,
  )
  await userEvent.keyboard('{Tab}{Enter}')
  expect(show).toHaveBeenCalledWith(aSource, screen.getByRole('link').element())
  expect(location.hash).toBe('')
})

test('a number stays on the line of its word, which breaks where it is too long', async () => {
  const flaws = await flawsOnPhone(
    <SourcesContext value={[aSource]}>
      <p style={{ overflowWrap: 'anywhere' }}>
        <Cited text={`${longWord(200)} [1] ${arabic}`} />
      </p>
    </SourcesContext>,
  )
  expect(flaws).toEqual([])
})
