import { Link } from 'react-router'
import type { Post } from '#shared/blog/post.ts'
import { relatedPosts } from '#shared/blog/posts.ts'
import type { Block } from '#shared/document/block.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { contentsOf } from '#ui/blocks/heading-ids.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { pathOf } from '../catalogue/catalogue.ts'
import { useCard } from '../catalogue/use-catalogue.ts'
import { Subscribe } from '../newsletter/subscribe.tsx'
import classes from './article-page.module.css'
import { PostCard } from './post-card.tsx'
import { PostFacts } from './post-facts.tsx'
import { ShareButton } from './share-button.tsx'

export function ArticlePage({ post, blocks }: { post: Post; blocks: readonly Block[] }) {
  const agent = useCard(post.agentId)
  return (
    <div className={classes.page}>
      <article className={classes.article}>
        <div className={classes.bar} data-screen-only>
          <Link to="/blog" className={classes.back}>
            <Icon name="arrow-left" size={18} />
            Back to Blog
          </Link>
          <ShareButton post={post} />
        </div>
        <header className={classes.head}>
          <div>
            <p className={classes.category}>{post.category}</p>
            <h1>{post.title}</h1>
            <p className={classes.excerpt}>{post.excerpt}</p>
            <p className={classes.facts}>
              <PostFacts date={post.date} author={post.author} readTime={post.readTime} />
            </p>
          </div>
          <img className={classes.picture} src={post.image} alt={post.imageText} width={1200} height={630} />
        </header>
        <div className={classes.columns}>
          <nav className={classes.contents} aria-labelledby="contents-title">
            <p id="contents-title">In this article</p>
            <ol>
              {contentsOf(blocks, 'part').map((entry) => (
                <li key={entry.id}>
                  <a href={`#${entry.id}`}>{entry.text}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={classes.text}>
            <Blocks blocks={blocks} idPrefix="part" first={2} />
          </div>
          <aside className={classes.beside} aria-label="About this article">
            {agent && agent.status === 'live' && (
              <p className={classes.agent} data-screen-only>
                <Icon name={agent.icon} size={24} />
                <span>
                  <Link to={pathOf(agent)}>Try it with {agent.name}</Link>
                  {agent.description}
                </span>
              </p>
            )}
            <ul className={classes.tags} aria-label="Tags">
              {post.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </aside>
        </div>
      </article>
      <section aria-labelledby="related-title" data-screen-only>
        <h2 id="related-title" className={classes.relatedTitle}>
          Related Articles
        </h2>
        <div className={classes.related}>
          {relatedPosts(post).map((other) => (
            <PostCard key={other.slug} post={other} heading="h3" />
          ))}
        </div>
      </section>
      <Subscribe />
    </div>
  )
}
