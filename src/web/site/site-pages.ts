/** The header's links. */
export const sitePages = [
  { to: '/features', label: 'Features' },
  { to: '/about', label: 'About' },
  { to: '/tutorials', label: 'Tutorials' },
  { to: '/blog', label: 'Blog' },
] as const
