import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { readBrief } from './read-brief.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(readKnowledge())
const read = (description: string) => readBrief({ description }, vocabulary)
const jobs = (description: string) => read(description).jobs.map(({ text }) => text)
const people = (description: string) => read(description).actors.map(({ plural }) => plural)

describe('what people write about an idea of theirs', () => {
  test.each([
    ['that they build it is no job', 'I want to build an app that helps bakers order flour', ['order flour']],
    ['"and" as a sign', 'plan & book weekend trips with friends', ['plan weekend trips', 'book weekend trips']],
    ['the same word twice', 'an app that makes a day by day itinerary', ['make a day-by-day itinerary']],
    ['a phrasal thing', 'an ai that writes the follow up email', ['write the follow up email']],
    ['a comma behind the likeness', 'Tinder, but for finding a tennis partner', ['find a tennis partner']],
    [
      'how long is not what',
      'Duolingo but for sign language: kids practise ten minutes a day',
      ['learn sign language'],
    ],
    ['what the app should do', 'The app should rotate the chores by itself', ['rotate chores']],
    ['to be asked is to answer', 'A diary app that asks teenagers one question a day', ['answer one question']],
    ['what is not done', 'An app that stores photos and never shows them to teachers', ['store photos']],
    ['a state of the thing', 'Software for undertakers to keep families informed', ['keep families informed']],
    ['what stands before "for"', 'a box of puzzles for couples to solve together', ['solve puzzles together']],
    ['told by its tool', 'Meal planner for students', ['plan meals']],
    ['a list of features', 'Features: meal planner, scan receipts, budget', ['scan receipts', 'plan meals']],
    ['an act of a thing', 'peer to peer lending of camping gear', ['lend camping gear']],
    ['a main verb "do"', 'Helping landlords with fewer than ten flats to do their tax return', ['do their tax return']],
    ['what is needed', 'Uber for old people who need a lift to the doctor', ['get a lift to the doctor']],
    ['misspelt', 'app wich remind elderly peoples to drink water', ['drink water']],
    ['"for" with a plain verb', 'website for find cheap music lessons', ['find cheap music lessons']],
    [
      'a relative clause in between',
      'We help freelancers who hate chasing invoices get paid on time',
      ['get paid on time'],
    ],
    ['whom it warns, and of what', 'The app warns him before he goes too low', ['know before he goes too low']],
    ['two nouns are a thing', 'Features: water reminder, sleep log, share progress', ['share progress']],
    ['a box that texts', 'A little box that texts me if she has not opened it', ['know if she has not opened it']],
  ])('%s: %s', (_name, text, expected) => {
    const found = jobs(text)
    for (const job of expected) expect(found.some((each) => each.startsWith(job))).toBe(true)
    expect(found.filter((each) => /^(?:build|let|remind|never|show|use) /.test(each))).toEqual([])
  })

  test.each([
    ['I want to create a platform that enables expats to find doctors', ['expats']],
    ['An internal tool for our warehouse team to report damaged pallets', ['warehouse teams']],
    ['A marketplace where retired engineers meet small factories', ['retired engineers', 'small factories']],
    ['Meal kits for people on dialysis', ['people on dialysis']],
    ['Helping landlords with fewer than ten flats to file taxes', ['landlords with fewer than ten flats']],
    ['I want members to reserve a wheel and buy clay', ['members']],
    ['Tool that turns voice notes of a plumber into quotes', ['plumbers']],
    ['A pool app. Users: swimmers, coaches. Who pays: councils', ['swimmers', 'coaches']],
    ['Dinner for couples who keep separate accounts', ['couples']],
    ['Platform to connect the NGO with the volunteers', ['NGOs', 'volunteers']],
    ['Software for our lifeguards to log incidents', ['lifeguards']],
    ['My mum is 82. I want a little box that texts me if she has not opened it', ['adult children', 'mums']],
    ['A machine that somebody needs for two days to fix a roof', []],
  ])('who: %s', (text, expected) => expect(people(text)).toEqual(expected))

  test('how people live is not what the product is for', () =>
    expect(jobs('budgeting app for couples who keep separate accounts')).toEqual([]))

  test('who pays, under a label', () =>
    expect(read('An app that fills in forms. Who pays: breweries with fewer than twenty staff').buyer?.head).toBe(
      'brewery',
    ))

  test('an offset of a corrected word is one in the words as typed', () => {
    const text = 'app wich remind elderly peoples to drink water'
    const [actor] = read(text).actors
    expect(text.slice(actor?.span.start, actor?.span.end)).toBe('elderly peoples')
  })
})
