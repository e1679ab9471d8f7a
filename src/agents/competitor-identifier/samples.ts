import type { z } from 'zod'
import type { competitorInput } from './input.ts'

export const competitorSamples: z.input<typeof competitorInput>[] = [
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
