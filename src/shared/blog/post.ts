import { z } from 'zod'

export const postCategory = z.enum(['AI & Technology', 'Research', 'Strategy', 'Analytics'])
export type PostCategory = z.infer<typeof postCategory>

/** What lists, feeds and previews say of an article. Its text is `articles/<slug>.md`, loaded when it is read. */
export const post = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1),
  excerpt: z.string().min(1),
  author: z.string().min(1).describe('A role of the team; the articles are edited by several people'),
  date: z.iso.date(),
  readTime: z.int().positive().describe('Minutes at 220 words a minute, counted from the text'),
  category: postCategory,
  image: z.string().startsWith('/illustrations/').describe('Address of the illustration, 1200 by 630'),
  imageText: z.string().min(1).describe('What the illustration says, for a reader who does not see it'),
  featured: z.boolean(),
  tags: z.array(z.string().min(1)).min(1),
  agentId: z.string().min(1).describe("The agent that does the article's work"),
})
export type Post = Readonly<z.infer<typeof post>>
