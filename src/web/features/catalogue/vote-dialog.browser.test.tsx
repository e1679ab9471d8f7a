import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cards } from '#agents/registry-cards.ts'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { longWord } from '#tests/support/components/words.ts'
import VoteDialog from './vote-dialog.tsx'

const [card] = cards
if (!card) throw new Error('there is no agent')
const path = `/api/votes/${card.id}`
const earlier = { agent_id: card.id, feedback: 'For hiring', updated_at: '2026-11-20T10:00:00.000Z' }
const text = page.getByRole('textbox')

test('an earlier vote is shown and replaced', async () => {
  const calls = fakeServer({
    [`GET ${path}`]: () => Response.json({ vote: earlier }),
    [`PUT ${path}`]: () => Response.json({ vote: { ...earlier, feedback: 'For sales' } }),
  })
  signIn()
  const onClose = vi.fn()
  await renderAt('/features', <VoteDialog card={card} opened onClose={onClose} />)
  await expect.element(text).toHaveValue('For hiring')
  await text.fill(' For sales ')
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ feedback: 'For sales' })
  await expect.element(page.getByText('Thank you for your feedback!')).toBeVisible()
})

test('what is not stored stays typed, and says what helps', async () => {
  fakeServer({
    [`GET ${path}`]: () => Response.json({ vote: null }),
    [`PUT ${path}`]: () => Response.json({ error: 'Sign in', code: 'UNAUTHENTICATED' }, { status: 401 }),
  })
  const onClose = vi.fn()
  await renderAt('/features', <VoteDialog card={card} opened onClose={onClose} />)
  await text.fill('For sales')
  await page.getByRole('button', { name: 'Submit Vote' }).click()
  await expect.element(page.getByText('Please sign in to vote')).toBeVisible()
  await expect.element(text).toHaveValue('For sales')
  expect(onClose).not.toHaveBeenCalled()
})

test('takes no more characters than are kept, counts them, and fits a phone', async () => {
  fakeServer({ [`GET ${path}`]: () => Response.json({ vote: null }) })
  await page.viewport(320, 700)
  await renderAt('/features', <VoteDialog card={card} opened onClose={() => undefined} />)
  await text.fill(longWord(300).repeat(3))
  await expect.element(page.getByText('0 characters remaining')).toBeVisible()
  expect(flawsOf(page.getByRole('dialog').element())).toEqual([])
})
