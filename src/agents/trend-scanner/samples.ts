import type { z } from 'zod'
import type { trendInput } from './input.ts'

export const trendSamples: z.input<typeof trendInput>[] = [
  { industry: 'Holiday rental software' },
  { industry: 'Digital health in Germany' },
  { industry: 'Restaurants' },
  { industry: 'Developer tools' },
  { industry: 'Deep-sea cable laying' },
]
