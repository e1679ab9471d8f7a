/** One of these greets on the dashboard. Written for this page. */
export const quotes = [
  'The cheapest feature is the one you found out you do not need.',
  'A requirement that cannot fail a test is a wish.',
  'Ask about the last time, not about next time.',
  'If a rival could say your sentence, it is not positioning yet.',
  'A number without a source is a rumour with decimals.',
  'Write the hard question first; the document gets shorter.',
  'Somebody does this job today. Find out how, and at what cost.',
] as const
