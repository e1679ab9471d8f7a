import { expect, test } from 'vitest'
import { goalOf } from './goal.ts'
import { budgetOf, targetsOf } from './targets.ts'

const at = '2026-11-22T12:00:00.000Z'
const read = (text: string) => goalOf(text, 3, at)

test.each([
  ['want 100 weekly students by mocks in january. book a first lesson (its half price, £9)', '100', 'weekly students'],
  ['Sign 6 new retainers this quarter. Get them to book a 20 min intro call', '6', 'new retainers'],
  ['10 schools for the fall pilot. principal replies and agrees to a pilot', '10', 'schools'],
  ['have 300 families with yearly plan. order a first visit before 1 November', '300', 'families'],
  ['reach food banks outside Scotland, we have 41 in Scotland', null, undefined],
  ['im a 2nd year at warwick', null, undefined],
  ['get owners to start the 30 day trial', null, undefined],
  ['Increase qualified pipeline in DACH and Benelux by 30% in H1. Book discovery calls', '30%', undefined],
])('%s: the number is counted by its unit', (goal, amount, what) => {
  expect(read(goal).amount).toBe(amount)
  expect(targetsOf(goal)[0]?.what).toBe(what)
})

test.each([
  ['book a first lesson (its half price, £9)', null],
  ['book the £9 first lesson', null],
  ['200 sign-ups in 6 weeks with 4000 euros', 4000],
  ['40 salons, budget £1,500', 1500],
])('%s: what the offer costs is no budget', (goal, amount) => {
  expect(budgetOf(goal)?.amount ?? null).toBe(amount)
})

test.each([
  ['order a first visit before 1 November', true, 49],
  ['50 restaurants paying by the summer', true, 27],
  ['100 students by mocks in january', true, null],
  ['pipeline by 30% in H1', true, 31],
  ['Fill our calendar for Thanksgiving and Christmas', true, null],
  ['more downloads', false, null],
])('%s: a day bounds the plan', (goal, said, left) => {
  expect(read(goal)).toMatchObject({ weeksSaid: said, weeksLeft: left })
})

test('a day that comes before anything can be learned is named', () => {
  expect(read('200 stores before black friday').isTooSoon).toBe(true)
  expect(read('100 students by mocks in january')).toMatchObject({ isTooSoon: false, weeks: 5 })
})
