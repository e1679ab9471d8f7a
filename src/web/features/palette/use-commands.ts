import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { chooseColorScheme, useColorScheme } from '#ui/theme/color-scheme.ts'
import { signOut } from '../../session/session-calls.ts'
import { useAccount } from '../../session/use-session.ts'
import { paletteScope } from '../../site/palette-state.ts'
import { showToast } from '../../toast/show-toast.ts'
import { stagesOf } from '../catalogue/catalogue.ts'
import { useCard, useStatuses } from '../catalogue/use-catalogue.ts'
import { useNewestRuns } from '../history/use-runs.ts'
import { switchTo, useProductChoices } from '../products/switch-product.ts'
import { expectArrival } from './arrival-focus.ts'
import { type Command, type CommandGroup, commandGroups } from './command.ts'
import { agentCommands, pageCommands, productCommands, runCommands } from './commands.ts'
import { createRanking } from './rank-commands.ts'

/** Pause after the last key before runs are searched, in milliseconds. */
const typingMs = 200
const runsShown = 5
/** As many as an account keeps. */
const mostProducts = 100

export interface Section {
  group: CommandGroup
  commands: readonly Command[]
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function useActions(go: (path: string) => void): Command[] {
  const account = useAccount()
  const { pathname } = useLocation()
  const other = useColorScheme() === 'dark' ? 'light' : 'dark'
  const here = useCard(pathname.split('/')[3] ?? '')
  const action = (id: string, name: string, icon: string, words: string, perform: () => void): Command => ({
    id: `action:${id}`,
    group: 'Actions',
    name,
    icon,
    words,
    description: '',
    perform,
  })
  const leave = async () => {
    try {
      await signOut()
      go('/')
      showToast({ tone: 'success', message: 'Signed out successfully' })
    } catch {
      showToast({ tone: 'error', message: 'Failed to sign out' })
    }
  }
  return [
    here?.status === 'live'
      ? action('new', `New run of ${here.name}`, 'refresh', 'start again clear', () => go(pathname))
      : action('new', 'New run', 'refresh', 'start agent', () => go('/features#all-agents')),
    action('theme', `Switch to the ${other} colours`, other === 'dark' ? 'moon' : 'sun', 'theme dark light mode', () =>
      chooseColorScheme(other),
    ),
    ...(account
      ? [action('sign-out', 'Sign out', 'sign-out', 'log out leave', leave)]
      : [
          action('sign-in', 'Sign in', 'user', 'log in', () => go(`/auth?next=${encodeURIComponent(pathname)}`)),
          action('sign-up', 'Create an account', 'user', 'sign up register', () => go('/auth?mode=signup')),
        ]),
  ]
}

/** What the palette shows for a query, in sections. Without one: everything, in a fixed order. */
export function useCommands(query: string): Section[] {
  const navigate = useNavigate()
  const statuses = useStatuses()
  const words = query.trim()
  const settled = useSettled(words)
  const runs = useNewestRuns({ q: settled, agent: '' }, runsShown)
  const go = useMemo(
    () => (path: string) => {
      expectArrival()
      void navigate(path)
    },
    [navigate],
  )
  const actions = useActions(go)
  const still = useMemo(() => [...agentCommands(stagesOf(statuses), go), ...pageCommands(go)], [statuses, go])
  const rank = useMemo(() => createRanking(still), [still])
  const recent = runCommands(runs ?? [], Date.now(), go)
  const queries = useQueryClient()
  const products = useProductChoices(mostProducts)
  const turnTo = (product: { id: string; revision: number }) => {
    switchTo(queries, product).catch(() => showToast({ tone: 'error', message: 'Failed to switch the product' }))
  }
  const switching = productCommands(products ?? [], turnTo, go)

  if (paletteScope() === 'products') {
    // The one that forms start with already is no switch: the others come first.
    const others = [...switching].sort((a, b) => Number(a.note !== undefined) - Number(b.note !== undefined))
    const all = words === '' ? others : createRanking(switching)(words).map(({ command }) => command)
    return sectionsOf([...all, ...still.filter(({ id }) => id === 'page:/features/products')], ['Products', 'Pages'])
  }

  if (words === '') {
    const all = [...actions, ...switching, ...recent, ...still]
    return sectionsOf(all, commandGroups)
  }
  // Few, and their names change with the page: an index of their own is made anew.
  const ranked = [...rank(words), ...createRanking([...actions, ...switching])(words)]
  const best = (group: CommandGroup) =>
    Math.max(0, ...ranked.filter(({ command }) => command.group === group).map(({ score }) => score))
  const order = [...commandGroups].sort((a, b) => best(b) - best(a))
  // The runs of an earlier query are not shown for this one.
  const found = settled === words ? recent : []
  return sectionsOf([...ranked.map(({ command }) => command), ...found], order)
}

function sectionsOf(commands: readonly Command[], order: readonly CommandGroup[]): Section[] {
  return order
    .map((group) => ({ group, commands: commands.filter((command) => command.group === group) }))
    .filter((section) => section.commands.length > 0)
}
