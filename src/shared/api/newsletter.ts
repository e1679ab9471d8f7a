import { z } from 'zod'

/** RFC 5321 allows no longer address. */
const longestAddress = 254
const invalid = 'Please enter a valid email address'

export const newsletterRequest = z.strictObject({
  email: z.string({ error: invalid }).trim().toLowerCase().max(longestAddress, invalid).pipe(z.email(invalid)),
})

/** The same for an address that was on the list before, so that nobody learns who is. */
export const newsletterAnswer = z.object({ subscribed: z.literal(true) })

export const unsubscribeRequest = z.strictObject({
  token: z.string({ error: 'The link is not complete' }).trim().min(1, 'The link is not complete').max(100),
})

/** The same for a link that was used before. */
export const unsubscribeAnswer = z.object({ unsubscribed: z.literal(true) })
