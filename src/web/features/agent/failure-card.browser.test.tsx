import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderAt } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { longWord } from '#tests/support/components/words.ts'
import { FailureCard } from './failure-card.tsx'

const messages = {
  progress: {},
  failedTitle: 'Generation failed',
  failed: 'Nothing was made.',
  empty: { title: '', text: '' },
}
const card = (code: string, signedIn: boolean, message = '') => (
  <FailureCard
    agentId="launch"
    failure={{ code, message, fields: {} }}
    messages={messages}
    signedIn={signedIn}
    here="/features/a/launch?run=1"
    onDismiss={() => undefined}
  />
)

test('an ended session leads to sign-in and back to this page', async () => {
  const screen = await renderAt('/', card('SESSION_EXPIRED', false))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Your session has expired.')
  const link = screen.getByRole('link', { name: 'Sign In' })
  await expect.element(link).toHaveAttribute('href', '/auth?next=%2Ffeatures%2Fa%2Flaunch%3Frun%3D1')
})

test('a guest at the limit is offered an account, in neutral colours', async () => {
  const screen = await renderAt('/', card('USAGE_LIMIT_REACHED', false, 'Three runs are over'))
  await expect.element(screen.getByRole('alert')).toHaveAttribute('data-gate', 'sign-up')
  await expect.element(screen.getByRole('link', { name: 'Create account and generate' })).toBeVisible()
})

test('a failure says what failed and has no way on but Dismiss', async () => {
  fakeServer({})
  const screen = await renderAt('/', card('INTERNAL', true))
  await expect.element(screen.getByRole('heading', { name: 'Generation failed' })).toBeVisible()
  await expect.element(screen.getByText('Nothing was made.')).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

test('Dismiss is named, and a long answer has room on a phone', async () => {
  await page.viewport(320, 600)
  const onDismiss = vi.fn()
  const screen = await renderAt(
    '/',
    <FailureCard
      agentId="launch"
      failure={{ code: 'PROVIDER_FAILED', message: longWord(200), fields: {}, problems: [longWord(90)] }}
      messages={messages}
      signedIn
      here="/"
      onDismiss={onDismiss}
    />,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(flawsOf(screen.container)).toEqual([])
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})
