import type { FakeAnswer, FakeRequest, FakeVendor } from './search-server.ts'

/** Peers of the search vendors, answering as they do: field names, mark-up in texts, error bodies. */

export const keys = {
  tavily: 'tvly-mock-key-abcdef123456',
  brave: 'BSA-mock-key-abcdef123456',
  serper: 'serper-mock-key-abcdef123456',
  exa: 'exa-mock-key-abcdef123456',
}

/** The query to which every fake finds nothing. */
export const NOTHING = 'nothing at all'

/** Pages on shift scheduling; `{q}` stands for the query, so that any test finds what it searched. */
const pages = [
  { slug: 'guide', title: 'Guide to {q}', text: 'How nurses handle {q} in hospitals &amp; care homes.' },
  { slug: 'study', title: 'A study of {q}', text: 'In 212 wards, {q} took 4.5&nbsp;hours per week.' },
  { slug: 'history', title: 'History of {q}', text: 'The first tools for {q} appeared in the 1990s.' },
  { slug: 'costs', title: 'What {q} costs', text: 'Managers spend €3 per person on {q}.' },
  { slug: 'law', title: 'The law on {q}', text: 'Rest periods limit {q} across the EU.' },
  { slug: 'future', title: 'The future of {q}', text: 'Five experts on where {q} is going.' },
]

interface FakePage {
  url: string
  title: string
  text: string
}

/** Related pages, then one that has nothing to do with the query; `host` keeps vendors apart. */
function pagesFor(
  query: string,
  limit: number,
  host: string,
  marked: (word: string) => string = (word) => word,
): FakePage[] {
  if (query === NOTHING) return []
  const found = pages.map(({ slug, title, text }) => ({
    url: `https://${host}/${slug}?utm_source=mock`,
    title: title.replaceAll('{q}', query),
    text: text.replaceAll('{q}', marked(query)),
  }))
  const unrelated = { url: `https://${host}/cooking`, title: 'Ten quick soups', text: 'Dinner in half an hour.' }
  return [...found, unrelated].slice(0, limit)
}

const param = (name: string) => (request: FakeRequest) => request.url.searchParams.get(name) ?? ''
const field = (name: string) => (request: FakeRequest) => String(request.body?.[name] ?? '')
const refused = (status: number, body: unknown): FakeAnswer => ({ status, body })
const wrongPath = refused(404, { error: 'no such path' })
const isAt = (request: FakeRequest, method: string, path: string) =>
  request.method === method && request.url.pathname === path

export const wikipedia: FakeVendor = {
  refuse: (request) => {
    if (!isAt(request, 'GET', '/w/rest.php/v1/search/page')) return wrongPath
    // Wikimedia blocks clients that do not say who runs them.
    return /contact/i.test(request.headers['user-agent'] ?? '') ? null : refused(403, 'Please set a user-agent')
  },
  queryOf: param('q'),
  limitOf: (request) => Number(param('limit')(request)),
  answer: (query, limit) => ({
    pages: pagesFor(query, limit, 'unused', (word) => `<span class="searchmatch">${word}</span>`).map(
      (page, index) => ({
        id: 1000 + index,
        key: page.title.replaceAll(' ', '_'),
        title: page.title,
        excerpt: page.text,
        matched_title: null,
        description: index === 0 ? 'Overview article' : null,
        thumbnail: null,
      }),
    ),
  }),
}

export const hackerNews: FakeVendor = {
  refuse: (request) => (isAt(request, 'GET', '/api/v1/search') ? null : wrongPath),
  queryOf: param('query'),
  limitOf: (request) => Number(param('hitsPerPage')(request)),
  answer: (query, limit) => ({
    hits: pagesFor(query, limit, 'blog.example').map((page, index) => ({
      objectID: String(38_000_000 + index),
      title: page.title,
      url: index === 1 ? null : page.url,
      author: 'someone',
      points: 120 - index,
      num_comments: index === 2 ? null : 45,
      story_text: index === 1 ? `<p>Ask HN: ${page.text}</p>` : null,
      created_at: '2024-03-05T10:11:12Z',
      _tags: ['story'],
    })),
    nbHits: 6,
    page: 0,
  }),
}

export const gdelt: FakeVendor = {
  refuse: (request) => (isAt(request, 'GET', '/api/v2/doc/doc') ? null : wrongPath),
  queryOf: param('query'),
  limitOf: (request) => Number(param('maxrecords')(request)),
  answer: (query, limit) => {
    const articles = pagesFor(query, limit, 'news.example').map((page) => ({
      url: page.url,
      url_mobile: '',
      title: page.title,
      seendate: '20250412T083000Z',
      socialimage: '',
      domain: 'news.example',
      language: 'English',
      sourcecountry: 'Germany',
    }))
    return articles.length > 0 ? { articles } : {}
  },
}

export const tavily: FakeVendor = {
  refuse: (request) => {
    if (!isAt(request, 'POST', '/search')) return wrongPath
    const { authorization, 'x-tavily-access-mode': mode } = request.headers
    const welcome = authorization === undefined ? mode === 'keyless' : authorization === `Bearer ${keys.tavily}`
    return welcome ? null : refused(401, { detail: { error: 'Unauthorized: missing or invalid API key.' } })
  },
  queryOf: field('query'),
  limitOf: (request) => Number(request.body?.max_results),
  answer: (query, limit) => ({
    query,
    answer: null,
    images: [],
    results: pagesFor(query, limit, 'www.tavily-page.example').map((page, index) => ({
      title: page.title,
      url: page.url,
      content: page.text,
      score: 0.9 - index / 10,
      raw_content: null,
      ...(index === 0 ? { published_date: 'Tue, 05 Mar 2024 10:00:00 GMT' } : {}),
    })),
    response_time: 0.4,
  }),
}

export const brave: FakeVendor = {
  refuse: (request) => {
    if (!isAt(request, 'GET', '/res/v1/web/search')) return wrongPath
    if (request.headers['x-subscription-token'] === keys.brave) return null
    return refused(422, { type: 'ErrorResponse', error: { code: 'SUBSCRIPTION_TOKEN_INVALID', status: 422 } })
  },
  queryOf: param('q'),
  limitOf: (request) => Number(param('count')(request)),
  answer: (query, limit) => {
    const results = pagesFor(query, limit, 'brave-page.example', (word) => `<strong>${word}</strong>`).map(
      (page, index) => ({
        type: 'search_result',
        title: page.title,
        url: page.url,
        description: page.text,
        ...(index === 0
          ? { page_age: '2023-11-02T00:00:00', extra_snippets: ['One more &quot;quoted&quot; line.'] }
          : {}),
      }),
    )
    return results.length > 0
      ? { type: 'search', query: { original: query }, web: { type: 'search', results } }
      : { type: 'search' }
  },
}

export const serper: FakeVendor = {
  refuse: (request) => {
    if (!isAt(request, 'POST', '/search')) return wrongPath
    return request.headers['x-api-key'] === keys.serper
      ? null
      : refused(403, { message: 'Unauthorized.', statusCode: 403 })
  },
  queryOf: field('q'),
  limitOf: (request) => Number(request.body?.num),
  answer: (query, limit) => ({
    searchParameters: { q: query, type: 'search' },
    organic: pagesFor(query, limit, 'serper-page.example').map((page, index) => ({
      title: page.title,
      link: page.url,
      snippet: page.text,
      position: index + 1,
      ...(index === 0 ? { date: 'Mar 5, 2024' } : { date: '3 days ago' }),
    })),
  }),
}

export const exa: FakeVendor = {
  refuse: (request) => {
    if (!isAt(request, 'POST', '/search')) return wrongPath
    return request.headers['x-api-key'] === keys.exa ? null : refused(401, { error: 'Invalid API key' })
  },
  queryOf: field('query'),
  limitOf: (request) => Number(request.body?.numResults),
  answer: (query, limit) => ({
    requestId: 'r1',
    results: pagesFor(query, limit, 'exa-page.example').map((page, index) => ({
      id: page.url,
      title: index === 1 ? null : page.title,
      url: page.url,
      publishedDate: index === 0 ? '2022-08-01T00:00:00.000Z' : null,
      author: null,
      // Exa sends the beginning of the page's text.
      text: `${page.text} `.repeat(80),
    })),
  }),
}

export const searxng: FakeVendor = {
  refuse: (request) => {
    if (request.method !== 'GET' || !request.url.pathname.endsWith('/search')) return wrongPath
    return param('format')(request) === 'json' ? null : refused(400, 'wrong format')
  },
  queryOf: param('q'),
  // It knows no limit: a page of results is a page.
  limitOf: () => 20,
  answer: (query, limit) => ({
    query,
    number_of_results: 0,
    results: pagesFor(query, limit, 'searx-page.example').map((page, index) => ({
      url: page.url,
      title: page.title,
      content: page.text,
      engine: 'duckduckgo',
      score: 1,
      ...(index === 0 ? { publishedDate: '2021-05-06T00:00:00' } : {}),
    })),
    answers: [],
    suggestions: [],
  }),
}
