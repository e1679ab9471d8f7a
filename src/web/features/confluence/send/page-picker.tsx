import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { reasonOf } from '../confluence-reason.ts'
import { Alert } from './alert.tsx'
import classes from './send.module.css'
import { pageQuery, pagesQuery } from './send-queries.ts'

interface PagePickerProps {
  openedAt: number
  /** A page's id; blank while none is chosen. */
  chosen: string
  /** The page that Settings name; blank when they name none. */
  preset: string
  noPages: string
  error: string | null
  disabled: boolean
  onChoose: (pageId: string) => void
}

/** Fewer pages than this are found by eye. */
const worthSearching = 8
/** Milliseconds after the last key until the search is sent. */
const typingPause = 300

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

export function PagePicker({ openedAt, chosen, preset, noPages, error, disabled, onChoose }: PagePickerProps) {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), typingPause)
    return () => clearTimeout(timer)
  }, [typed])
  const all = useQuery(pagesQuery(openedAt, ''))
  const found = useQuery(pagesQuery(openedAt, words))
  const presetPage = useQuery({ ...pageQuery(openedAt, preset), enabled: preset !== '' })

  if (found.isError && !found.isFetching) {
    return (
      <Alert title="The pages of the space could not be listed" text={reasonOf(found.error).text}>
        <Button look="line" size="sm" onClick={() => found.refetch()}>
          Try Again
        </Button>
      </Alert>
    )
  }
  const listed = found.data ?? []
  const pages = [
    ...(preset && !listed.some(({ id }) => id === preset)
      ? [{ id: preset, title: presetPage.data?.title ?? `Page ${preset}`, facts: 'The page named in Settings' }]
      : []),
    ...listed.map(({ id, title, version, updatedAt }) => ({
      id,
      title,
      facts: `Version ${version.number}${updatedAt ? `, changed ${day.format(new Date(updatedAt))}` : ''}`,
    })),
  ]
  return (
    <fieldset
      id="send-pages"
      className={classes.picker}
      disabled={disabled}
      tabIndex={-1}
      aria-describedby={error ? 'send-pages-error' : undefined}
    >
      <legend>Existing page</legend>
      {(all.data?.length ?? 0) >= worthSearching && (
        <TextInput
          id="send-page-search"
          type="search"
          label="Find by title"
          value={typed}
          autoComplete="off"
          onText={setTyped}
          // Enter belongs to the search, not to the form around it.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {pages.length > 0 && (
        <ul className={classes.pages} data-invalid={error ? true : undefined}>
          {pages.map(({ id, title, facts }) => (
            <li key={id}>
              <label className={classes.page} htmlFor={`send-page-${id}`}>
                <input
                  id={`send-page-${id}`}
                  type="radio"
                  name="send-page"
                  value={id}
                  checked={id === chosen}
                  onChange={() => onChoose(id)}
                />
                <span>
                  <strong>{title}</strong>
                  <small>{facts}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.quiet} role="status">
        {found.isFetching && listed.length === 0 && 'Looking for pages...'}
        {!found.isFetching && listed.length === 0 && (words ? 'No page has these words in its title.' : noPages)}
      </p>
      {error && (
        <p id="send-pages-error" className={classes.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
