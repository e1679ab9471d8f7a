import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { FactsSection } from './facts-section.tsx'

const fact = (id: string, text: string) => ({
  id,
  kind: 'rival',
  text,
  source: '',
  date: '',
  createdAt: '2026-11-24T12:00:00.000Z',
  updatedAt: '2026-11-24T12:00:00.000Z',
})

function renderFacts() {
  fakeServer({
    'GET /api/products/p1/facts': () =>
      Response.json({
        facts: [fact('f1', 'Acme Rota: strong'), fact('f2', 'Beta Rota: new')],
        total: 2,
        nextCursor: null,
      }),
    'PATCH /api/products/p1/facts/f1': () => Response.json({}),
  })
  signIn()
  return renderAt('/features/products/p1', <FactsSection productId="p1" />)
}

test.each(['Save', 'Cancel'])(
  'after %s of an edit the keyboard goes on at the row, also where a frame passes before the row is drawn',
  async (name) => {
    const screen = await renderFacts()
    const actions = screen.getByRole('button', { name: /^Actions for Acme/ })
    await actions.click()
    await screen.getByRole('menuitem', { name: 'Edit' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Fact', exact: true })).toHaveFocus()
    const button = screen.getByRole('list', { name: 'Your facts' }).getByRole('button', { name })
    ;(button.element() as HTMLElement).focus()
    // A busy machine: frames pass before anything is drawn.
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      queueMicrotask(() => callback(performance.now()))
      return 0
    })
    await userEvent.keyboard('{Enter}')
    await expect.element(actions).toHaveFocus()
  },
)
