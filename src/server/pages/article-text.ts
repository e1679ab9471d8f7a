import { readFile } from 'node:fs/promises'

const articles = new URL('../../shared/blog/articles/', import.meta.url)

/** The Markdown of an article that `posts` names. */
export const articleText = (slug: string): Promise<string> => readFile(new URL(`${slug}.md`, articles), 'utf8')
