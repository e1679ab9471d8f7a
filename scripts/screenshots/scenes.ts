import type { Page } from '@playwright/test'
import { loadAgents } from '#agents/registry-server.ts'

/** One thing to look at. `path` may name a finished run by {run:agent-id}. */
export interface Scene {
  name: string
  path: string
  /** Who looks: somebody new, or the account that the script has made. */
  as: 'guest' | 'account'
  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

/** Every live agent: its result is shown. */
export const shownAgents = (await loadAgents()).all()

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}
const guide = (tab: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Market Sizing Agent' }).click()
  await page.getByRole('tab', { name: tab, exact: true }).click()
}
const dialog = (open: (page: Page) => Promise<void>) => async (page: Page) => {
  await open(page)
  await page.getByRole('dialog').first().waitFor()
}

const open: Scene[] = [
  { name: 'landing', path: '/', as: 'guest' },
  { name: 'about', path: '/about', as: 'guest' },
  { name: 'tutorials', path: '/tutorials', as: 'guest' },
  {
    name: 'tutorials-agents',
    path: '/tutorials',
    as: 'guest',
    prepare: (page) => page.getByRole('tab', { name: 'Individual Agents' }).click(),
  },
  ...['Overview', 'Workflow', 'Best Practices', 'Examples'].map(
    (tab): Scene => ({
      name: `guide-${tab.toLowerCase().replace(' ', '-')}`,
      path: '/tutorials',
      as: 'guest',
      prepare: guide(tab),
    }),
  ),
  { name: 'samples', path: '/samples', as: 'guest' },
  { name: 'sample', path: '/samples/product-prd-generator', as: 'guest' },
  { name: 'blog', path: '/blog', as: 'guest' },
  { name: 'article', path: '/blog/review-a-drafted-prd', as: 'guest' },
  { name: 'auth', path: '/auth', as: 'guest' },
  { name: 'auth-signup', path: '/auth?mode=signup&plan=pro', as: 'guest' },
  { name: 'auth-forgot', path: '/auth?mode=forgot', as: 'guest' },
  { name: 'auth-challenge', path: '/auth?mode=challenge', as: 'guest' },
  { name: 'privacy', path: '/privacy', as: 'guest' },
  { name: 'terms', path: '/terms', as: 'guest' },
  { name: 'contact', path: '/contact', as: 'guest' },
  { name: 'not-found', path: '/no-such-page', as: 'guest' },
  { name: 'features-guest', path: '/features', as: 'guest' },
  { name: 'agent-form', path: '/features/go-to-market/market-research', as: 'guest' },
  {
    name: 'developments',
    path: '/about',
    as: 'guest',
    prepare: dialog(press(/^Latest developments/)),
  },
]

const signedIn: Scene[] = [
  { name: 'features', path: '/features', as: 'account' },
  { name: 'category', path: '/features/planning-design', as: 'account' },
  { name: 'placeholder', path: '/features/planning-design/planning', as: 'account' },
  { name: 'history', path: '/features/history', as: 'account' },
  { name: 'settings', path: '/settings', as: 'account' },
  { name: 'account', path: '/settings/account', as: 'account' },
  { name: 'payment', path: '/payment?plan=pro&trial=true', as: 'account' },
  ...shownAgents.map(
    ({ card: { id, category } }): Scene => ({
      name: `agent-${id}`,
      path: `/features/${category}/${id}?run={run:${id}}`,
      as: 'account',
    }),
  ),
  { name: 'plans', path: '/features', as: 'account', prepare: dialog(press('Upgrade')) },
  {
    name: 'palette',
    path: '/features',
    as: 'account',
    prepare: dialog((page) => page.keyboard.press('Control+k')),
  },
  {
    name: 'vote',
    path: '/features/planning-design',
    as: 'account',
    prepare: dialog(press('Vote & Share Feedback')),
  },
  {
    name: 'confluence',
    path: '/features/discovery-validation/trend-scanner?run={run:trend-scanner}',
    as: 'account',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send to Confluence' }).click()
      await page.getByText(/^Connected as/).waitFor()
    },
  },
]

export const scenes: readonly Scene[] = [...open, ...signedIn]
