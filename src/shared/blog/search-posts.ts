import type { Post, PostCategory } from './post.ts'
import { postCategories } from './posts.ts'

/** Articles whose title, excerpt or a tag holds the words, whatever their case. No words: all. */
export function searchPosts(posts: readonly Post[], query: string): Post[] {
  const words = query.trim().replace(/\s+/g, ' ').toLowerCase()
  return posts.filter(({ title, excerpt, tags }) =>
    [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(words)),
  )
}

/** How many articles each category has, in the order of the buttons. */
export function categoryCounts(posts: readonly Post[]): { category: PostCategory; count: number }[] {
  return postCategories.map((category) => ({
    category,
    count: posts.filter((post) => post.category === category).length,
  }))
}
