import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { Modal } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useOpenedAfterMount } from '#ui/dialog/use-opened-after-mount.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LibraryProvider } from '#ui/theme/library-provider.tsx'
import { QueryScope } from '../../session/query-scope.tsx'
import { focusArrived, isArriving } from './arrival-focus.ts'
import type { Command } from './command.ts'
import classes from './palette.module.css'
import { takeTypedAhead } from './typed-ahead.ts'
import { useCommands } from './use-commands.ts'

interface PaletteProps {
  opened: boolean
  onClose: () => void
}

/** Finds agents, pages, runs and actions by words and does the chosen one. */
export default function Palette({ opened, onClose }: PaletteProps) {
  const shown = useOpenedAfterMount(opened)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key of its own, on the same address too.
  useEffect(focusArrived, [key])
  /** Closing gives the focus back to where it was. */
  const [stays, setStays] = useState(true)
  useEffect(() => {
    if (opened) setStays(true)
  }, [opened])
  return (
    <LibraryProvider>
      <Modal.Root
        opened={shown}
        onClose={onClose}
        size="40rem"
        yOffset="10dvh"
        lockScroll={false}
        returnFocus={stays}
        classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      >
        <Modal.Overlay backgroundOpacity={0.55} color="#0c1424" />
        <Modal.Content radius="var(--radius-3)" aria-label="Search agents, pages and runs">
          <Modal.Body>
            <QueryScope>
              <Search onClose={onClose} onLeave={() => setStays(false)} />
            </QueryScope>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </LibraryProvider>
  )
}

const optionId = (command: Command) => `palette-${command.id.replace(/[^\w-]/g, '-')}`

const captionId = (group: string) => `palette-${group.replace(' ', '-')}`

/** `onLeave`: what was chosen is another page, which takes the focus. */
function Search({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const sections = useCommands(query)
  const list = useRef<HTMLDivElement>(null)
  const commands = sections.flatMap((section) => section.commands)
  const active = commands.find(({ id }) => id === wanted) ?? commands[0]

  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
    if (active && active.id === commands[0]?.id) list.current?.scrollTo({ top: 0 })
  }, [active, commands[0]?.id])

  const perform = (command: Command) => {
    command.perform()
    if (isArriving()) onLeave()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ? commands.indexOf(active) : -1
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[event.key]
    if (step !== undefined && commands.length > 0) {
      event.preventDefault()
      const single = event.key.startsWith('Arrow')
      const to = single ? (step + commands.length) % commands.length : Math.min(Math.max(step, 0), commands.length - 1)
      setWanted(commands[to]?.id ?? null)
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault()
      perform(active)
    }
  }
  return (
    <>
      <div className={classes.field}>
        <Icon name="search" />
        <input
          data-autofocus
          className={classes.input}
          type="text"
          role="combobox"
          aria-label="What do you want to do?"
          aria-expanded={commands.length > 0}
          aria-controls="palette-list"
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          placeholder="What do you want to do?"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={query}
          onFocus={() => {
            const ahead = takeTypedAhead()
            if (ahead) setQuery((query) => query + ahead)
          }}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setWanted(null)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <Results
        sections={sections}
        activeId={active?.id}
        list={list}
        onPoint={setWanted}
        onPerform={perform}
        onKeyDown={onKeyDown}
      />
      <p className={classes.status} role="status">
        {query.trim() === '' ? '' : commands.length === 1 ? '1 result' : `${commands.length} results`}
      </p>
      <KeyHints />
    </>
  )
}

interface ResultsProps {
  sections: ReturnType<typeof useCommands>
  activeId: string | undefined
  list: RefObject<HTMLDivElement | null>
  onPoint: (id: string) => void
  onPerform: (command: Command) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Results({ sections, activeId, list, onPoint, onPerform, onKeyDown }: ResultsProps) {
  return (
    <div className={classes.list} id="palette-list" role="listbox" aria-label="Results" ref={list}>
      {sections.map(({ group, commands: inGroup }) => (
        <fieldset key={group} className={classes.group} aria-labelledby={captionId(group)}>
          <div className={classes.caption} id={captionId(group)}>
            {group}
          </div>
          {inGroup.map((command) => (
            <div
              key={command.id}
              id={optionId(command)}
              role="option"
              aria-selected={command.id === activeId}
              tabIndex={-1}
              className={classes.option}
              onPointerMove={() => onPoint(command.id)}
              // The words stay in reach: the field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPerform(command)}
              onKeyDown={onKeyDown}
            >
              <Icon name={command.icon} size={18} className={classes.icon} />
              <span className={classes.name}>{command.name}</span>
              {command.note && (
                <span className={classes.note} data-long={command.note.length > 12 || undefined}>
                  {command.note}
                </span>
              )}
            </div>
          ))}
        </fieldset>
      ))}
      {sections.length === 0 && (
        <p className={classes.none}>
          Nothing fits. Try what you want to end up with, such as "requirements" or "personas".
        </p>
      )}
    </div>
  )
}

function KeyHints() {
  return (
    <p className={classes.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  )
}
