/** The header's links. */
export const sitePages = [
  { to: '/features', label: 'Features' },
  { to: '/about', label: 'About' },
  { to: '/tutorials', label: 'Tutorials' },
  { to: '/blog', label: 'Blog' },
] as const

interface FooterColumn {
  title: string
  /** `fromServer`: the server writes that page, so the application's router does not know it. */
  links: readonly { to: string; label: string; fromServer?: true }[]
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Product',
    links: [
      { to: '/features#all-agents', label: 'All agents' },
      { to: '/samples', label: 'Sample results' },
      { to: '/#demo-section', label: 'Walk-through' },
      { to: '/#pricing-section', label: 'Pricing' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: '/library', label: 'Market library', fromServer: true },
      { to: '/tutorials', label: 'Tutorials' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'PM Pilot',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
]

export const footerText = 'From a product idea to a document that your team can question, check and build from.'
