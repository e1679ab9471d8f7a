import { Link } from 'react-router'
import type { Post } from '#shared/blog/post.ts'
import whole from '#ui/card/whole-card.module.css'
import classes from './post-card.module.css'
import { PostFacts } from './post-facts.tsx'

interface PostCardProps {
  post: Post
  /** The level of its title in the page. */
  heading: 'h2' | 'h3'
  /** The first pictures of a page are wanted at once. */
  eager?: boolean
}

export function PostCard({ post, heading: Heading, eager = false }: PostCardProps) {
  return (
    <article className={whole.card}>
      <img
        className={classes.picture}
        src={post.image}
        alt=""
        width={1200}
        height={630}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className={classes.words}>
        <p className={classes.category}>{post.category}</p>
        <Heading className={classes.title}>
          <Link to={`/blog/${post.slug}`} className={whole.target}>
            {post.title}
          </Link>
        </Heading>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <p className={classes.facts}>
          <PostFacts date={post.date} author={post.author} readTime={post.readTime} />
        </p>
      </div>
    </article>
  )
}
