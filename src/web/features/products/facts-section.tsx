import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { catchFocus } from '#ui/focus/lost-focus.ts'
import { asApiError } from '../../http/api-error.ts'
import { AddFacts } from './add-facts.tsx'
import { removeFact, useRemovedFacts } from './fact-removals.ts'
import { FactRow } from './fact-row.tsx'
import classes from './facts.module.css'
import page from './product-page.module.css'
import { renewProducts } from './switch-product.ts'
import { useFacts } from './use-products.ts'

/** What the user knows of a product. Every agent puts it before what the library or a model says. */
export function FactsSection({ productId }: { productId: string }) {
  const queries = useQueryClient()
  const { facts, total, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFacts(productId)
  const removed = useRemovedFacts()
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)
  const shown = facts?.filter(({ id }) => !removed.has(id))
  const count = shown?.length
  // The menu went with its fact: the keyboard goes on at the next one.
  useEffect(() => {
    if (removedAt.current === null || count === undefined) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? []
    catchFocus(buttons[Math.min(removedAt.current, buttons.length - 1)] ?? document.getElementById('new-fact-text'))
    removedAt.current = null
  }, [count])
  return (
    <section className={page.part} aria-labelledby="product-facts">
      <h2 id="product-facts">What you know{total ? ` (${total})` : ''}</h2>
      <p className={page.soft}>
        Rivals, prices, figures, what customers said, what is decided. Every agent puts these before what the library or
        a model says, and marks them as your facts. A run takes the newest 60.
      </p>
      <AddFacts productId={productId} />
      {isError && (
        <div className={classes.error} role="alert">
          <p>{asApiError(error).message}</p>
          <Button look="line" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul ref={list} className={classes.list} aria-label="Your facts">
          {shown.map((fact, index) => (
            <FactRow
              key={fact.id}
              productId={productId}
              fact={fact}
              onRemove={(gone) => {
                removedAt.current = index
                removeFact(productId, gone, () => void renewProducts(queries))
              }}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button look="line" onClick={() => fetchNextPage()} busy={isFetchingNextPage} disabled={isFetchingNextPage}>
          Load more
        </Button>
      )}
    </section>
  )
}
