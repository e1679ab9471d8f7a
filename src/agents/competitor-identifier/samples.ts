import type { z } from 'zod'
import type { competitorInput } from './input.ts'

export const competitorSamples: z.input<typeof competitorInput>[] = [
  {
    productIdea:
      'Tallyhour tracks time for design and architecture studios. A timer runs in the menu bar, the week’s timesheet fills itself from the calendar, a project warns its manager at 80 percent of the budget, and approved hours become an invoice. $8 per person a month. Studios use a spreadsheet on Friday afternoon today.',
  },
  {
    productIdea:
      'A phone app that helps small orchards in Spain plan irrigation by soil sensor and weather. Today they open valves by habit and note it in a notebook.',
  },
  {
    productIdea:
      'A tool that reads supplier contracts of mid-size manufacturers in Germany and warns the purchasing team three months before a renewal. They use a spreadsheet and Outlook reminders.',
  },
  {
    productIdea:
      'An app that lets parents and the teacher of a primary school class share one calendar, so that nobody misses a trip. Today there are three chat groups.',
  },
]
