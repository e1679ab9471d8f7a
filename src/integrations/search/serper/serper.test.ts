import { describeSearchProvider, spoilSecond } from '#tests/fakes/search/search-contract.ts'
import { keys, serper } from '#tests/fakes/search/vendors.ts'
import { createSerper } from './serper.ts'

describeSearchProvider('Serper', {
  vendor: serper,
  create: (transport) => createSerper(transport, keys.serper),
  createWithWrongKey: (transport) => createSerper(transport, 'wrong-key-wrong-key'),
  secrets: [keys.serper, 'wrong-key-wrong-key'],
  firstYear: 2024,
  badAddress: spoilSecond((body) => body.organic, 'link'),
})
