/** What lists, feeds and previews say of an article. Its text is a file of its own, loaded when it is read. */
export interface Post {
  slug: string
  title: string
  excerpt: string
  /** A role of the team; the articles are edited by several people. */
  author: string
  /** YYYY-MM-DD. */
  date: string
  /** Minutes at 220 words a minute, counted from the text. */
  readTime: number
  category: PostCategory
  /** Address of the illustration, 1200 by 630. */
  image: string
  /** What the illustration says, for a reader who does not see it. */
  imageText: string
  featured: boolean
  tags: readonly string[]
  /** The agent that does the article's work. */
  agentId: string
}

export const postCategories = ['AI & Technology', 'Research', 'Strategy', 'Analytics'] as const
export type PostCategory = (typeof postCategories)[number]

/** Newest first. The first one is the lead article, which stands in for addresses that have none. */
export const posts: readonly Post[] = [
  {
    slug: 'review-a-drafted-prd',
    title: 'Review a drafted PRD in five passes, not one',
    excerpt:
      'A draft that reads well is the hardest one to review. Five short passes, each looking for one thing, and what they found in a real-sized example.',
    author: 'PM Pilot team, product',
    date: '2026-11-17',
    readTime: 5,
    category: 'AI & Technology',
    image: '/illustrations/review-a-drafted-prd.svg',
    imageText:
      'Five passes over a draft of 62 statements: 19 come from the brief, 11 are facts, 9 inferences and 23 assumptions, four of which decide.',
    featured: true,
    tags: ['AI & Technology', 'PRD', 'review', 'assumptions'],
    agentId: 'product-prd-generator',
  },
  {
    slug: 'interviews-that-can-change-your-mind',
    title: 'Run interviews that can change your mind',
    excerpt:
      'Write down what you believe and what would make you drop it before the first call. Then ask about last Tuesday, and count.',
    author: 'PM Pilot team, discovery',
    date: '2026-11-03',
    readTime: 5,
    category: 'Research',
    image: '/illustrations/interviews-that-can-change-your-mind.svg',
    imageText: 'Eight interviews against three beliefs: two hold with seven of eight, one falls with two of eight.',
    featured: true,
    tags: ['Research', 'customer interviews', 'discovery', 'evidence'],
    agentId: 'customer-interview',
  },
  {
    slug: 'a-roadmap-that-survives-a-surprise',
    title: 'A roadmap that survives its first surprise',
    excerpt:
      'Most plans break because they were full on the day they were drawn. Count the weeks you really have, plan seven tenths of them, and date the decisions instead of the features.',
    author: 'PM Pilot team, product',
    date: '2026-10-20',
    readTime: 5,
    category: 'Strategy',
    image: '/illustrations/a-roadmap-that-survives-a-surprise.svg',
    imageText:
      'Of 65 person-weeks in a quarter 23 go to holidays, upkeep and hiring, 13 stay free, and 29 can be planned.',
    featured: true,
    tags: ['Strategy', 'roadmap', 'capacity', 'planning'],
    agentId: 'roadmap-creation',
  },
  {
    slug: 'size-a-market-from-the-bottom',
    title: 'Size a market from the bottom, then argue with yourself',
    excerpt:
      'Four factors, a range for each, and a second method that is allowed to disagree. A worked example from homes and nurses to a figure you can defend.',
    author: 'PM Pilot team, discovery',
    date: '2026-10-06',
    readTime: 5,
    category: 'Research',
    image: '/illustrations/size-a-market-from-the-bottom.svg',
    imageText:
      'What moves the example most: homes won a month, from 69 to 346 thousand euros; then nurses per home, price and homes kept.',
    featured: false,
    tags: ['Research', 'market sizing', 'TAM', 'assumptions'],
    agentId: 'market-sizing',
  },
  {
    slug: 'read-a-retention-table',
    title: 'Read a retention table before you ask why',
    excerpt:
      'One blended percentage hid a campaign, a recovery and a coin toss. How to read cohorts in the right order, with the arithmetic.',
    author: 'PM Pilot team, growth',
    date: '2026-09-22',
    readTime: 5,
    category: 'Analytics',
    image: '/illustrations/read-a-retention-table.svg',
    imageText: 'Share of teams still active after one month: 60, 60, 45 and 65 per cent for June to September.',
    featured: false,
    tags: ['Analytics', 'retention', 'cohorts', 'metrics'],
    agentId: 'analytics',
  },
  {
    slug: 'six-sentences-before-you-generate',
    title: 'Six sentences to write before you generate anything',
    excerpt:
      'What comes out of an agent is decided by what goes in. Six sentences take four minutes and change every page that follows.',
    author: 'PM Pilot team, design',
    date: '2026-09-08',
    readTime: 5,
    category: 'AI & Technology',
    image: '/illustrations/six-sentences-before-you-generate.svg',
    imageText:
      'Six sentences of a brief: who, what they do step by step, what they use today, what must never happen, who pays, what is known.',
    featured: false,
    tags: ['AI & Technology', 'prompting', 'briefs', 'writing'],
    agentId: 'product-prd-generator',
  },
]

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
