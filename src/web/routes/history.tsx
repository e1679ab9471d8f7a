import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { cards } from '#agents/registry-cards.ts'
import { Select } from '#ui/field/select-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import classes from '../features/history/history.module.css'
import { HistoryList } from '../features/history/history-list.tsx'
import { Breadcrumb } from '../features/workspace/breadcrumb.tsx'

export const meta = () => [
  { title: 'History | PM Pilot' },
  { name: 'description', content: 'Your results by product: open one again, rename, pin, export or delete it.' },
]

/** Pause after the last key before the search starts, in milliseconds. */
const typingMs = 250

const agents = cards
  .filter((card) => card.status === 'live')
  .map((card) => ({ value: card.id, label: card.name }))
  .sort((a, b) => a.label.localeCompare(b.label))

export default function History() {
  const [address, setAddress] = useSearchParams()
  const q = address.get('q') ?? ''
  const agent = address.get('agent') ?? ''
  const product = address.get('product') ?? ''
  const [typed, setTyped] = useState(q)

  const set = (name: 'q' | 'agent', value: string) =>
    setAddress(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  // Another address, such as the sidebar's, brings its own words.
  useEffect(() => setTyped((before) => (before.trim() === q ? before : q)), [q])
  // The search starts when the typing pauses.
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => set('q', typed.trim()), typingMs)
    return () => clearTimeout(timer)
  })
  return (
    <div className={classes.page}>
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Features', to: '/features' }, { label: 'History' }]} />
      <h1 className={classes.title}>History</h1>
      <p className={classes.purpose}>Your results by product. Rename or pin the ones that you come back to.</p>
      <search className={classes.filters}>
        <TextInput
          id="history-search"
          type="search"
          label="Search"
          placeholder="A title, words of your form, or an agent"
          value={typed}
          most={200}
          autoComplete="off"
          onText={setTyped}
        />
        <Select
          id="history-agent"
          name="agent"
          label="Agent"
          value={agent}
          options={[{ value: '', label: 'All agents' }, ...agents]}
          onText={(value) => set('agent', value)}
        />
      </search>
      {product && (
        <p className={classes.purpose}>
          Only what was written for <Link to={`/features/products/${encodeURIComponent(product)}`}>this product</Link>.
        </p>
      )}
      <HistoryList
        filter={{ q, agent, product }}
        onClear={() => {
          setTyped('')
          setAddress({}, { replace: true })
        }}
      />
    </div>
  )
}
