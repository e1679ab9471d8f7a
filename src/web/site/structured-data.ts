interface Crumb {
  name: string
  path: string
}

/** Addresses stay relative: they resolve against the page, wherever this installation is reached. */
export function breadcrumbData(crumbs: readonly Crumb[]) {
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: path,
      })),
    },
  }
}

/** Title, description and what previews show of a page. */
export function pageMeta(page: { title: string; description: string; path: string; image?: string; kind?: 'article' }) {
  return [
    { title: `${page.title} | PM Pilot` },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: page.path },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.kind ?? 'website' },
    { property: 'og:site_name', content: 'PM Pilot' },
    ...(page.image ? [{ property: 'og:image', content: page.image }] : []),
  ]
}
