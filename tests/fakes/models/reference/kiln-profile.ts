import type { MarketProfile } from '#shared/market-profile.ts'

const own = (check: string) => ({ basis: 'model' as const, source: null, check })
const from = (source: number) => ({ basis: 'source' as const, source, check: '' })

/** What the model says of the market, once for all documents. One price is another than the page says. */
export const kilnProfile: MarketProfile = {
  definition: { text: 'Studios fire the work of hobby potters for a price per shelf', ...from(1) },
  payer: {
    who: 'hobby potters',
    why: 'they pay each firing out of what the hobby may cost',
    basis: 'form',
    source: null,
    check: '',
  },
  roles: [
    { who: 'hobby potters', job: 'a firing that suits clay and glaze', basis: 'form', source: null, check: '' },
    { who: 'studio managers', job: 'full loads without a ruined shelf', ...own('Ask the five studios of the pilot') },
  ],
  rivals: [
    {
      name: 'KilnShare',
      kind: 'direct',
      chosenFor: 'its list of kilns for hire',
      weakAt: 'it holds no calendar',
      price: null,
      ...from(2),
    },
    {
      name: 'Harbour Clay',
      kind: 'indirect',
      chosenFor: 'firing by the half shelf',
      weakAt: 'glazes that it does not know',
      price: '£17 a half shelf',
      ...from(1),
    },
  ],
  substitutes: [
    {
      what: 'phoning studios',
      strength: 'free',
      weakness: 'a day of calls',
      ...own('Ask ten potters for their last firing'),
    },
  ],
  rules: [],
  wedge: {
    text: 'Potters with one odd glaze in Bristol, who see before they drive which load takes it',
    against: 'KilnShare',
    test: 'Offer the loads of two studios by hand for a month; go on at ten bookings',
  },
}
