import type { z } from 'zod'
import type { sizingInput } from './input.ts'

export const sizingSamples: z.input<typeof sizingInput>[] = [
  {
    productOrService:
      'Tallyhour tracks time for design and architecture studios. A timer runs in the menu bar, the week’s timesheet fills itself from the calendar, a project warns its manager at 80 percent of the budget, and approved hours become an invoice. $8 per person a month. Studios use a spreadsheet on Friday afternoon today.',
    targetMarket: 'Architecture and design studios',
    customerSegments: 'Studios with 5 to 50 employees that bill by the hour',
    regions: 'United States',
    estimationApproach: 'bottom-up',
  },
  {
    productOrService:
      'A mobile app that lets hospital nurses swap shifts without calling the ward manager; $4 per user per month.',
    targetMarket: 'Hospitals and nursing homes',
    customerSegments: 'Registered nurses on wards with changing rosters',
    regions: 'United States',
    estimationApproach: 'top-down',
  },
  {
    productOrService:
      'Software that sends reminders for unpaid invoices and drafts the next letter, for agencies that chase by e-mail today.',
    targetMarket: 'Marketing agencies that invoice by project',
    customerSegments: 'Agencies with 5 to 50 employees',
    regions: 'United Kingdom, Germany',
    estimationApproach: 'bottom-up',
  },
  {
    productOrService:
      'An app that helps dog owners find a trusted sitter within walking distance; takes 15 % of each sit.',
    targetMarket: 'Dog owners in cities',
    customerSegments: 'Dog owners who work part of the week in an office',
    regions: 'Netherlands',
    estimationApproach: 'top-down',
  },
  {
    productOrService: 'Low-cost soil sensors and a text message service that tells farmers when to irrigate.',
    targetMarket: 'Vegetable farms',
    regions: 'Spain, Italy',
  },
]
