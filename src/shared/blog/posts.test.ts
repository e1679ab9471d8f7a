import { describe, expect, test } from 'vitest'
import { articleText, readingMinutes } from './article-text.ts'
import { postOrLead, posts, relatedPosts } from './posts.ts'
import { categoryCounts, searchPosts } from './search-posts.ts'

const slugs = (query: string) => searchPosts(posts, query).map(({ slug }) => slug)

describe('the search of the blog', () => {
  test('reads title, excerpt and tags, whatever the case', () => {
    expect(slugs('PASSES')).toEqual(['review-a-drafted-prd'])
    expect(slugs('last tuesday')).toEqual(['interviews-that-can-change-your-mind'])
    expect(slugs('  COHORTS ')).toEqual(['read-a-retention-table'])
    expect(slugs('no such words')).toEqual([])
    expect(slugs(' ')).toHaveLength(posts.length)
  })

  test('a category in the search box finds exactly the articles that its button counts', () => {
    expect(posts).toHaveLength(6)
    expect(categoryCounts(posts)).toEqual([
      { category: 'AI & Technology', count: 2 },
      { category: 'Research', count: 2 },
      { category: 'Strategy', count: 1 },
      { category: 'Analytics', count: 1 },
    ])
    for (const { category, count } of categoryCounts(posts)) {
      expect(searchPosts(posts, category).map((post) => post.category)).toEqual(Array(count).fill(category))
    }
  })
})

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (slug, post) => {
  test('is an article of 900 to 1500 words with the reading time that it names', async () => {
    const text = await articleText(slug)
    const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1500)
    expect(post.readTime).toBe(readingMinutes(text))
  })

  test('says that its figures are examples and leads to three others', async () => {
    if (/\d{3}/.test(await articleText(slug))) expect(await articleText(slug)).toMatch(/example/)
    const related = relatedPosts(post).map((other) => other.slug)
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(slug)
  })
})

test('an address without an article has the newest one', () => {
  expect(postOrLead('nothing')).toBe(posts[0])
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
})
