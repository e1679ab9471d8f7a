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

/** The server adds what needs the installation's address: the canonical link and the card of a shared link. */
export function pageMeta(page: { title: string; description: string }) {
  return [{ title: `${page.title} | PM Pilot` }, { name: 'description', content: page.description }]
}
