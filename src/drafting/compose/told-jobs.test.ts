import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { peopleOfFunction } from './function-people.ts'
import { impliedSteps } from './implied-steps.ts'
import { withToldJobs } from './jobs-told.ts'
import { machineJobs } from './machine-jobs.ts'
import { ofOneself } from './phrases.ts'
import { sparedJob } from './spared-job.ts'
import { subjectOf } from './subject.ts'

const reader = createReader(readKnowledge())
const read = (description: string) => reader.read({ description })
const subjectFor = (description: string) => {
  const { brief, placement } = read(description)
  return subjectOf({ brief: withToldJobs(brief), placement })
}
const steps = (description: string) =>
  subjectFor(description).steps.map(({ who, phrase }) => `${who.plural}: ${phrase}`)

describe('jobs that the words only hint at', () => {
  test('who forgets is reminded, and what is to stop is stopped', () => {
    expect(sparedJob(read('app for barbers so customers dont forget bookings, it kills us').brief)?.text).toBe(
      'remind customers of bookings',
    )
    expect(sparedJob(read('An app for barbers').brief)).toBeNull()
  })

  test('what a machine does stands in where nothing else was read', () => {
    const jobs = machineJobs(read('Window cleaning as a service: the robot washes the panes, and sends a report').brief)
    expect(jobs.map(({ verb, object }) => `${verb} ${object}`)).toEqual(['wash the panes', 'send a report'])
    expect(machineJobs(read('A club where people meet').brief)).toEqual([])
  })

  test('a verb whose object is a pronoun is a step of what came before', () => {
    expect(
      steps(
        'An app that helps tenants document the condition of their boat when they come back, deck by deck, and share it with the owner',
      ),
    ).toContain('tenants: share the record with the owner')
  })

  test('what people have in the end is no step', () => {
    expect(
      steps('An app that helps tenants document the condition of their boat, so that they get their full deposit back'),
    ).toEqual(['tenants: document the condition of their boat'])
  })

  test('what a record is of belongs to it', () => {
    expect(steps('Software for rowers to keep a record of who rowed which boat')).toContain(
      'rowers: keep a record of who rowed which boat',
    )
  })

  test('a message on an event is something that one gets to know', () => {
    expect(
      steps(
        'An app where the coach plans a week, the runner logs a run, and the coach gets a message when someone stops',
      ),
    ).toContain('coachs: know when someone stops'.replace('coachs', 'coaches'))
  })
})

describe('who is meant', () => {
  test('a team of the writer’s, by what it does', () => {
    expect(peopleOfFunction('bot that sits in our sales calls')?.plural).toBe('sales reps')
    expect(peopleOfFunction('bot that sits in calls')).toBeNull()
  })

  test('who pays is nearer than a role of the library', () => {
    const { who, whoBasis } = subjectFor(
      'Robot sweeper as a service for garages: the robot sweeps the decks at night and the garage only pays per deck',
    )
    expect(`${who.singular} ${whoBasis}`).not.toMatch(/market/)
  })

  test('a job of others is told in the words of the one who has it', () => {
    expect(ofOneself('document the condition of their boat')).toBe('document the condition of my boat')
  })
})

test('a verb is not its own object', () => {
  const [step] = subjectFor('want something like duolingo but for learning the knots for sailing').steps
  expect(step).toMatchObject({ phrase: 'learn knots for sailing', thing: 'knot' })
})

test('what is offered is found and taken by somebody else', () => {
  const [offer] = subjectFor('A marketplace where roofers list what is left on the site with a photo').steps
  expect(offer && impliedSteps(offer).map(({ who }) => who.plural)).toEqual(['takers', 'takers'])
  expect(offer?.thing).toBe('item')
})
