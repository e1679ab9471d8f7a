import type { Source } from '#shared/source.ts'

export const aSource: Source = {
  number: 1,
  kind: 'page',
  title: 'Survey of clinics',
  url: 'https://example.com/survey',
  publisher: 'Example',
  excerpt: 'Of 120 clinics, 60 pay for it already.',
  year: 2026,
}
