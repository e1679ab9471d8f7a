import { describeSearchProvider, spoilSecond } from '#tests/fakes/search/search-contract.ts'
import { exa, keys } from '#tests/fakes/search/vendors.ts'
import { createExa } from './exa.ts'

describeSearchProvider('Exa', {
  vendor: exa,
  create: (transport) => createExa(transport, keys.exa),
  createWithWrongKey: (transport) => createExa(transport, 'wrong-key-wrong-key'),
  secrets: [keys.exa, 'wrong-key-wrong-key'],
  firstYear: 2022,
  badAddress: spoilSecond((body) => body.results, 'url'),
})
