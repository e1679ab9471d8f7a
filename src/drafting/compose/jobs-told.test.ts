import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { withToldJobs } from './jobs-told.ts'

const reader = createReader(readKnowledge())
const jobsOf = (description: string, audience: string) =>
  withToldJobs(reader.read({ description, audience }).brief).jobs.map(({ verb, object, head }) => ({
    verb,
    object,
    head,
  }))

describe('the jobs that work is cut by', () => {
  test('who is taught learns', () => {
    expect(jobsOf('Mobile game that teaches teenagers about money', 'teenagers and their parents')).toContainEqual({
      verb: 'learn',
      object: 'about money',
      head: 'lesson',
    })
  })

  test('what the opening sentence gives the product stands in where no job was read', () => {
    const jobs = jobsOf('AI meal planner that builds a week of dinners from what is in the fridge', 'working parents')
    expect(jobs[0]).toMatchObject({ verb: 'build', head: 'dinner' })
  })

  test('what people are reminded of they remember', () =>
    expect(jobsOf('An app that reminds elderly people to drink water', 'elderly people')[0]).toMatchObject({
      verb: 'remember to drink',
      object: 'water',
    }))

  test('other jobs stay as they were read', () => {
    expect(jobsOf('An app that lets nurses swap shifts with colleagues', 'nurses')[0]).toMatchObject({
      verb: 'swap',
      head: 'shift',
    })
  })
})
