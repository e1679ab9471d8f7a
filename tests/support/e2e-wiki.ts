/** The Confluence that browser tests send to; it stands behind the product's own two ports. */
export const wikiPort = (pagePort: number) => pagePort + 2

export const wikiUser = 'ada@example.com'
export const wikiToken = 'a-token-for-browser-tests'
