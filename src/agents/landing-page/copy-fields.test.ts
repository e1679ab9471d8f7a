import { expect, test } from 'vitest'
import { copySections } from './copy-fields.ts'

const page = {
  hero: { headline: 'Parcels after six' },
  steps: { items: [{ title: 'Scan', text: 'Hold the code to the reader' }, { title: 'Open' }] },
  proof: { items: ['Two of three got theirs', 'No queue'] },
  questions: { items: [{ question: 'Who pays?', answer: 'The landlord' }] },
}

const field = (id: string) => {
  const found = copySections(page)
    .flatMap(({ fields }) => fields)
    .find((each) => each.id === id)
  if (!found) throw new Error(`no field ${id}`)
  return found
}

test('each text that there is has a field, in the order of the page', () => {
  expect(copySections(page).map(({ name, fields }) => [name, fields.map(({ label }) => label)])).toEqual([
    ['Hero', ['Headline']],
    ['How it works', ['Step 1', 'Below step 1', 'Step 2']],
    ['Proof', ['Proof 1', 'Proof 2']],
    ['Questions', ['Question 1', 'Answer 1']],
  ])
})

test('a changed text stands in its place, and everything else stays', () => {
  expect(field('hero-headline').change('Parcels at night')).toEqual({ ...page, hero: { headline: 'Parcels at night' } })
  expect(field('step-text-0').change('').steps?.items?.[0]).toEqual({ title: 'Scan', text: '' })
})

test('an emptied entry of a list is taken out', () => {
  expect(field('step-0').change('').steps?.items).toEqual([{ title: 'Open' }])
  expect(field('proof-1').change('').proof?.items).toEqual(['Two of three got theirs'])
  expect(field('answer-0').change('').questions?.items).toEqual([])
})
