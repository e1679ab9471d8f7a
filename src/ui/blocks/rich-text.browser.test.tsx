import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Rich } from './rich-text.tsx'

test('shows emphasis, code and links of the web', async () => {
  const screen = await render(
    <Rich
      text={[
        { text: 'bold', bold: true },
        { text: 'both', bold: true, italic: true },
        { text: 'code', code: true },
        { text: 'page', href: 'https://example.com/' },
        { text: 'mail', href: 'mailto:a@example.com' },
      ]}
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'page' })).toHaveAttribute('target', '_blank')
  await expect.element(screen.getByRole('link', { name: 'mail' })).not.toHaveAttribute('target')
  expect(screen.container.innerHTML).toContain('<strong><em>both</em></strong><code>code</code>')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'file:///etc/passwd'])(
  '%s is no link, and its words stay',
  async (href) => {
    const screen = await render(<Rich text={[{ text: 'press me', href }]} />)
    await expect.element(screen.getByText('press me')).toBeVisible()
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  },
)
