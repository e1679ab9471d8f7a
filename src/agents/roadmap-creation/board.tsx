import { type DragEvent, useEffect, useRef, useState } from 'react'
import classes from './board.module.css'
import { ItemCard } from './item-card.tsx'
import { type Column, columns } from './output.ts'
import { columnNames } from './to-document.ts'
import type { Board as BoardState } from './use-board.ts'

const meanings: Readonly<Record<Column, string>> = {
  now: 'what is being done',
  next: 'what follows if it works',
  later: 'directions, not promises',
}

/** Three columns. Items are moved with buttons, by dragging, or with Alt and the arrow keys on an item. */
export function Board({ board, locked }: { board: BoardState; locked: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [moved, setMoved] = useState<{ id: string } | null>(null)

  // A moved item is drawn anew in its column; the reader's place goes with it.
  useEffect(() => {
    if (moved) place.current?.querySelector<HTMLElement>(`#item-${moved.id}`)?.focus()
  }, [moved])

  const move = (id: string, column: Column, before?: string) => {
    board.moveTo(id, column, before)
    setMoved({ id })
  }
  const drop = (event: DragEvent, column: Column, before?: string) => {
    event.preventDefault()
    event.stopPropagation()
    if (held) move(held, column, before)
    setHeld(null)
    setOver(null)
  }
  const target = (key: string, column: Column, before?: string) => ({
    onDragOver: (event: DragEvent) => {
      if (!held) return
      event.preventDefault()
      event.stopPropagation()
      if (over !== key) setOver(key)
    },
    onDrop: (event: DragEvent) => drop(event, column, before),
  })

  return (
    <div ref={place} className={classes.board} data-wide>
      {columns.map((column) => {
        const own = board.items.filter((item) => item.column === column)
        return (
          <section
            key={column}
            className={classes.column}
            aria-labelledby={`column-${column}`}
            data-column={column}
            data-over={over === column || undefined}
            {...target(column, column)}
          >
            <h3 id={`column-${column}`}>
              {columnNames[column]} <span>{meanings[column]}</span>
            </h3>
            <ol className={classes.items}>
              {own.map((item, index) => (
                <li
                  key={item.id}
                  data-over={over === item.id || undefined}
                  draggable={!locked}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move'
                    event.dataTransfer.setData('text/plain', item.title)
                    setHeld(item.id)
                  }}
                  onDragEnd={() => {
                    setHeld(null)
                    setOver(null)
                  }}
                  {...target(item.id, column, item.id)}
                >
                  <ItemCard
                    item={item}
                    board={board}
                    locked={locked}
                    isFirst={index === 0}
                    isLast={index === own.length - 1}
                    onMove={(to) => move(item.id, to)}
                    onShift={(by) => {
                      board.shift(item.id, by)
                      setMoved({ id: item.id })
                    }}
                  />
                </li>
              ))}
            </ol>
            {own.length === 0 && <p className={classes.empty}>Nothing here</p>}
          </section>
        )
      })}
    </div>
  )
}
