import { describeSearchProvider, spoilSecond } from '#tests/fakes/search/search-contract.ts'
import { brave, keys } from '#tests/fakes/search/vendors.ts'
import { createBrave } from './brave.ts'

describeSearchProvider('Brave', {
  vendor: brave,
  create: (transport) => createBrave(transport, keys.brave),
  createWithWrongKey: (transport) => createBrave(transport, 'wrong-key-wrong-key'),
  secrets: [keys.brave, 'wrong-key-wrong-key'],
  firstYear: 2023,
  badAddress: spoilSecond((body) => (body.web as Record<string, unknown>).results, 'url'),
})
