import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { post, postCategory } from './post.ts'
import { postCategories, postOrLead, posts } from './posts.ts'
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

test('every entry is whole, and every category has its button', () => {
  expect(z.array(post).safeParse(posts).error).toBeUndefined()
  expect(postCategories).toEqual(postCategory.options)
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
