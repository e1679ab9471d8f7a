import { z } from 'zod'

/** A sentence or a phrase of the library, written for this project; never empty. */
export const text = z.string().trim().min(2).max(1200)

/** Lower case, digits and hyphens; unique where it stands. */
export const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'ids are lower case words joined by hyphens')

/** Words as people type them, which the reader looks for; matched by stem and in any order within a clause. */
export const phrase = z.string().trim().min(2).max(60)
export const phrases = z.array(phrase).max(160)
