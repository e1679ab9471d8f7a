export interface PageHead {
  /** The page's address without the origin: "/about". */
  path: string
  /** The installation's own address; without one nothing can be said that needs it. */
  publicUrl: string | undefined
  /** The address of the page's picture, when it has one. */
  picture: string | undefined
}

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]

/**
 * Adds what other sites and search engines read: the canonical address and the card that a shared link shows. Built pages
 * know their title and description, only the server knows its address. Values are taken from HTML, so they stay escaped.
 */
export function withPageHead(html: string, { path, publicUrl, picture }: PageHead): string {
  const title = titleOf(html)
  const description = descriptionOf(html)
  if (!title || !html.includes('</head>')) return html
  const origin = publicUrl?.replace(/\/+$/, '')
  const properties: [string, string | undefined][] = [
    ['og:site_name', 'PM Pilot'],
    ['og:type', path.startsWith('/blog/') ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', origin && `${origin}${path}`],
    ['og:image', origin && picture && `${origin}${picture}`],
    ...(origin && picture
      ? ([
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', title],
        ] satisfies [string, string][])
      : []),
  ]
  const tags = [
    ...(origin ? [`<link rel="canonical" href="${origin}${path}">`] : []),
    ...properties.flatMap(([name, value]) => (value ? [`<meta property="${name}" content="${value}">`] : [])),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
  ]
  // By a function: a title with a dollar sign is no pattern of a replacement.
  return html.replace('</head>', () => `${tags.join('')}</head>`)
}
