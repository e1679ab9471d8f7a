import type { z } from 'zod'
import type { hooksInput } from './input.ts'

export const hooksSamples: z.input<typeof hooksInput>[] = [
  {
    productName: 'Minutewise',
    productDescription:
      'Minutewise writes the notes of sales calls: it records on the laptop without a bot in the meeting, lists decisions and next steps with their owners, and puts them into the CRM after a person has read them. $15 per seat a month. Recordings are deleted after thirty days.',
    targetAudience: 'Heads of sales at software companies with 10 to 60 people',
    painPoints: 'Nobody remembers who promised the follow-up\nThe CRM is filled in on Friday night',
    desiredEmotion: 'relief',
    tone: 'dry',
    platform: 'LinkedIn',
  },
  {
    productName: 'TicketTrail',
    productDescription:
      'A browser tool that turns support tickets into a ranked list of product problems. Teams copy quotes into a spreadsheet today.',
    targetAudience: 'Product managers at software companies with 20 to 200 employees',
    painPoints: 'The loudest customer decides the roadmap\nNobody can say how often a problem was reported',
    desiredEmotion: 'relief',
    tone: 'dry',
    platform: 'LinkedIn',
  },
  {
    productName: 'PotLuck',
    productDescription:
      'An app where allotment gardeners give away surplus vegetables: you post a crate, a neighbour reserves it and picks it up at the gate. Today it rots or goes around by phone calls.',
    targetAudience: 'Allotment gardeners and families in the same street',
    painPoints: '',
    desiredEmotion: '',
    tone: '',
    platform: 'Instagram',
  },
  {
    productName: 'ColdCheck',
    productDescription:
      'Sensors that tell pharmacists when a vaccine fridge is about to get too warm, before the night is over. They write temperatures on a paper list twice a day.',
    targetAudience: 'Pharmacists and practice managers in the Netherlands',
    painPoints: 'A whole fridge of vaccines thrown away after a weekend',
    desiredEmotion: 'fear of losing it',
    tone: 'serious',
    platform: 'Twitter',
  },
  {
    productName: 'ChordBox',
    productDescription: 'An app that lets guitar students slow down a song and loop the part they cannot play yet.',
    targetAudience: 'Guitar students between 12 and 20',
    platform: 'TikTok',
  },
]
