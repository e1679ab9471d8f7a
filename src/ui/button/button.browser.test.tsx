import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Button } from './button.tsx'

test('Tab reaches it, Enter and Space press it, and it sends no form by itself', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Save</Button>
    </form>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('busy and disabled, it says so and cannot be pressed', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <Button busy disabled onClick={onClick}>
      Saving...
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Saving...' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onClick).not.toHaveBeenCalled()
})

test('holds a long label, one in Arabic and each look on a phone', async () => {
  const looks = ['fill', 'line', 'quiet', 'danger'] as const
  const labels = [`Send the ${longWord(24)} to everybody who follows this product`, arabic]
  const buttons = labels.flatMap((label) =>
    looks.map((look) => (
      <Button key={`${look} ${label}`} look={look}>
        {label}
      </Button>
    )),
  )
  expect(await flawsOnPhone(buttons)).toEqual([])
})
