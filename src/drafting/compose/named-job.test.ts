import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { withToldJobs } from './jobs-told.ts'

const reader = createReader(readKnowledge())
const jobs = (description: string) => withToldJobs(reader.read({ description }).brief).jobs.map(({ text }) => text)

test.each([
  ['inventory app for small breweries', 'keep track of stock'],
  ['Brewery stock management software', 'keep track of stock'],
  ['A simple booking system for barbers', 'take bookings'],
  ['CRM for tattoo artists', 'keep track of customers'],
  ['time tracking tool for architects', 'record working hours'],
  ['Expense tracker app for freelancers', 'record expenses'],
])('a tool is called by its work: %s', (description, job) => {
  expect(jobs(description)).toEqual([job])
})

test('what the words tell goes before the name', () => {
  expect(jobs('A booking app that lets dog owners find a sitter')).toEqual(['find a sitter'])
})

test('a name that stands for no work gives none', () => {
  for (const description of ['A community platform for beekeepers', 'Sensor app', 'App für Bäckereien'])
    expect(jobs(description)).toEqual([])
})
