import { expect, test } from 'vitest'
import { gerundOf, participleOf, pastOf, thirdPerson } from './verb-forms.ts'

test.each([
  ['swap', 'swaps', 'swapping', 'swapped', 'swapped'],
  ['snap', 'snaps', 'snapping', 'snapped', 'snapped'],
  ['write down', 'writes down', 'writing down', 'wrote down', 'written down'],
  ['video-call', 'video-calls', 'video-calling', 'video-called', 'video-called'],
  ['sell', 'sells', 'selling', 'sold', 'sold'],
  ['see', 'sees', 'seeing', 'saw', 'seen'],
  ['read', 'reads', 'reading', 'read', 'read'],
  ['edit', 'edits', 'editing', 'edited', 'edited'],
])('%s', (verb, third, gerund, past, participle) => {
  expect([thirdPerson(verb), gerundOf(verb), pastOf(verb), participleOf(verb)]).toEqual([
    third,
    gerund,
    past,
    participle,
  ])
})
