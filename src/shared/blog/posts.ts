import type { Post, PostCategory } from './post.ts'
import entries from './posts.json' with { type: 'json' }

/** Newest first. The first one is the lead article, which stands in for addresses that have none. `posts.test.ts` checks the file by its schema. */
export const posts = entries as readonly Post[]

/** In the order of the buttons. Written here again, so that no page of the blog loads the library of the schema. */
export const postCategories: readonly PostCategory[] = ['AI & Technology', 'Research', 'Strategy', 'Analytics']

export function findPost(slug: string): Post | undefined {
  return posts.find((post) => post.slug === slug)
}

/** The article of an address; the lead article for one that has none. */
export function postOrLead(slug: string): Post {
  const post = findPost(slug) ?? posts[0]
  if (!post) throw new Error('the blog has no articles')
  return post
}

/** Same category first, then those that share most tags, then the newest. */
export function relatedPosts(post: Post, count = 3): Post[] {
  const score = (other: Post) =>
    (other.category === post.category ? 10 : 0) + other.tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter((other) => other.slug !== post.slug)
    .toSorted((a, b) => score(b) - score(a) || b.date.localeCompare(a.date))
    .slice(0, count)
}
