import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgiveComplaints } from '#tests/support/components/complaints.ts'
import { LoadBoundary } from './load-boundary.tsx'

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('cannot be drawn')
  return <p>Drawn</p>
}

function Page() {
  const [address, setAddress] = useState('/a')
  const [isBroken, setBroken] = useState(true)
  return (
    <>
      <p>The rest</p>
      <LoadBoundary
        resetBy={address}
        onAgain={() => setBroken(false)}
        failed={(error, again) => (
          <button type="button" onClick={again}>
            {error instanceof Error ? error.message : 'unknown'}
          </button>
        )}
      >
        <Broken isBroken={isBroken && address === '/a'} />
      </LoadBoundary>
      <button type="button" onClick={() => setAddress('/b')}>
        Next page
      </button>
    </>
  )
}

test('keeps a failure in its place and draws anew when asked', async () => {
  forgiveComplaints(/cannot be drawn/)
  const screen = await render(<Page />)
  await expect.element(screen.getByText('The rest')).toBeVisible()
  await screen.getByRole('button', { name: 'cannot be drawn' }).click()
  await expect.element(screen.getByText('Drawn')).toBeVisible()
})

test('another address is a new try', async () => {
  forgiveComplaints(/cannot be drawn/)
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(screen.getByText('Drawn')).toBeVisible()
})

test('what can be drawn is drawn, and nobody is asked', async () => {
  const failed = vi.fn(() => null)
  const screen = await render(
    <LoadBoundary failed={failed}>
      <Broken isBroken={false} />
    </LoadBoundary>,
  )
  await expect.element(screen.getByText('Drawn')).toBeVisible()
  expect(failed).not.toHaveBeenCalled()
})
