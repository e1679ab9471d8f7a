import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { kilnProfile } from '#tests/fakes/models/reference/kiln-profile.ts'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { MarketSection } from './market-section.tsx'

const sources = [
  {
    number: 2,
    kind: 'page',
    title: 'Hiring a kiln: what there is',
    url: 'https://kilns.example/compare',
    publisher: 'Kilns',
    excerpt: 'KilnShare.com lists kilns.',
    year: null,
  },
]

const renderMarket = (market: object | null) => {
  fakeServer({ 'GET /api/products/p1/market': () => Response.json({ market }) })
  signIn()
  return renderAt('/features/products/p1', <MarketSection productId="p1" />)
}

test('each statement says what it rests on', async () => {
  const screen = await renderMarket({ asOf: '2026-11-24', name: 'Shared kiln firing', profile: kilnProfile, sources })
  const of = (words: string) => screen.getByRole('listitem').filter({ hasText: words })
  await expect
    .element(of('Rival: KilnShare').getByRole('link'))
    .toHaveAttribute('href', 'https://kilns.example/compare')
  const saysOf = (words: string) => of(words).element().textContent
  expect(saysOf('hobby potters: they pay')).toMatch(/Your words$/)
  expect(saysOf('Instead: phoning studios')).toMatch(
    /From the model, unverified\. Ask ten potters for their last firing$/,
  )
  expect(saysOf('Where to win first')).toContain('An inference, against KilnShare.')
})

test('fits a phone', async () => {
  await page.viewport(320, 700)
  const screen = await renderMarket({ asOf: '2026-11-24', name: 'Shared kiln firing', profile: kilnProfile, sources })
  await expect.element(screen.getByText('Where to win first')).toBeVisible()
  expect(flawsOf(screen.container)).toEqual([])
})
