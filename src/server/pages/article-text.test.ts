import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { posts, relatedPosts } from '#shared/blog/posts.ts'
import { articleText } from './article-text.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length
const wordsPerMinute = 220

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (slug, post) => {
  test('is an article of 900 to 1500 words with the reading time that it names', async () => {
    const words = wordsIn(await articleText(slug))
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1500)
    expect(post.readTime).toBe(Math.round(words / wordsPerMinute))
  })

  test('says that its figures are examples and leads to three others', async () => {
    const text = await articleText(slug)
    if (/\d{3}/.test(text)) expect(text).toMatch(/example/)
    const related = relatedPosts(post).map((other) => other.slug)
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(slug)
  })
})

test('each text has its entry', () => {
  const files = readdirSync(new URL('../../shared/blog/articles/', import.meta.url))
  expect(files.toSorted()).toEqual(posts.map(({ slug }) => `${slug}.md`).toSorted())
})
