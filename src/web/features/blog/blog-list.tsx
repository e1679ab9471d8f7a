import { useState } from 'react'
import type { Post } from '#shared/blog/post.ts'
import { posts } from '#shared/blog/posts.ts'
import { categoryCounts, searchPosts } from '#shared/blog/search-posts.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Subscribe } from '../newsletter/subscribe.tsx'
import classes from './blog-list.module.css'
import { PostCard } from './post-card.tsx'

function Grid({ title, id, found, eager }: { title: string; id: string; found: readonly Post[]; eager?: boolean }) {
  if (found.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id}>{title}</h2>
      <div className={classes.grid}>
        {found.map((post) => (
          <PostCard key={post.slug} post={post} heading="h3" eager={eager ?? false} />
        ))}
      </div>
    </section>
  )
}

const countText = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

export function BlogList() {
  const [query, setQuery] = useState('')
  const found = searchPosts(posts, query)
  const isChosen = (category: string) => query.trim().toLowerCase() === category.toLowerCase()
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>Blog</h1>
        <p>
          Methods for people who build products. Each with a worked example and the arithmetic, so that you can argue.
        </p>
      </header>
      <search className={classes.search}>
        <div className={classes.box}>
          <Icon name="search" size={20} className={classes.glass} />
          <input
            type="search"
            aria-label="Search articles"
            placeholder="Search by title, text or tag"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <fieldset className={classes.categories}>
          <legend className={classes.legend}>Categories</legend>
          <button type="button" aria-pressed={query.trim() === ''} onClick={() => setQuery('')}>
            All <span>{posts.length}</span>
          </button>
          {categoryCounts(posts).map(({ category, count }) => (
            <button key={category} type="button" aria-pressed={isChosen(category)} onClick={() => setQuery(category)}>
              {category} <span>{count}</span>
            </button>
          ))}
        </fieldset>
        <p className={classes.count} role="status">
          {query.trim() === '' ? countText(posts.length) : `${countText(found.length)} for “${query.trim()}”`}
        </p>
      </search>
      {found.length === 0 && (
        <div className={classes.none}>
          <p>No article has these words in its title, its summary or its tags.</p>
          <Button look="line" onClick={() => setQuery('')}>
            Show all articles
          </Button>
        </div>
      )}
      <Grid title="Featured Articles" id="featured" found={found.filter((post) => post.featured)} eager />
      <Grid title="Latest Articles" id="latest" found={found.filter((post) => !post.featured)} />
      <Subscribe />
    </div>
  )
}
