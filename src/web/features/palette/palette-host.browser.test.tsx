import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, renderAt } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { arabic } from '#tests/support/components/words.ts'
import { closePalette } from '../../site/palette-state.ts'
import { PaletteHost } from './palette-host.tsx'

const workspace = (
  <>
    <button type="button">Somewhere</button>
    <input aria-label="Note" />
    <PaletteHost />
  </>
)
afterEach(closePalette)

const field = page.getByRole('combobox', { name: 'What do you want to do?' })
const chosen = () => page.getByRole('option', { selected: true })

test('Ctrl and K open it from anywhere; Escape closes it and gives the focus back', async () => {
  fakeServer({})
  const screen = await renderAt('/features', workspace)
  await screen.getByRole('button', { name: 'Somewhere' }).click()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Somewhere' })).toHaveFocus()
})

test('words find an agent by what it makes, and Enter goes there', async () => {
  fakeServer({})
  const screen = await renderAt('/features', workspace)
  await userEvent.keyboard('{Control>}k{/Control}')
  await field.fill('personas')
  await expect.element(chosen()).toMatchTextContent('Persona Generator')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByTestId('address'))
    .toHaveTextContent('/features/discovery-validation/persona-generator')
  await expect.element(field).not.toBeInTheDocument()
})

test('arrows go round the list, and the field says which is chosen', async () => {
  fakeServer({})
  await renderAt('/features', workspace)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  const options = page.getByRole('option').all()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(options.at(-1) ?? field).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options[0] ?? field).toHaveAttribute('aria-selected', 'true')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(options[0]?.element().id)
})

test('what fits nothing is said; it fits a phone from right to left', async () => {
  fakeServer({})
  await page.viewport(320, 600)
  document.documentElement.dir = 'rtl'
  await renderAt('/features', workspace)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  expect(flawsOf(page.getByRole('dialog').element())).toEqual([])
  await field.fill(arabic.trim().slice(0, 60))
  await expect.element(page.getByText(/^Nothing fits\./)).toBeVisible()
  await expect.element(page.getByText('0 results')).toBeInTheDocument()
})

test('the keys for it are left to a field that is typed into, but not its own', async () => {
  fakeServer({})
  const screen = await renderAt('/features', workspace)
  await screen.getByLabelText('Note').click()
  await userEvent.keyboard('gp')
  await expect.element(screen.getByLabelText('Note')).toHaveValue('gp')
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
