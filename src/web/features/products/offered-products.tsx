import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { OfferedProduct } from '#shared/api/product-overview.ts'
import { Button } from '#ui/button/button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { showToast } from '../../toast/show-toast.ts'
import list from '../history/run-list.module.css'
import { runPath } from '../history/run-path.ts'
import { makeProduct } from './make-product.ts'
import { productPath } from './product-name.ts'
import classes from './product-page.module.css'

/** More are counted. */
const mostShown = 4

/** What results of the user speak of and is no product yet. Nothing is moved before the user says so. */
export function OfferedProducts({ products }: { products: readonly OfferedProduct[] }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [making, setMaking] = useState<OfferedProduct | null>(null)
  const make = async (offered: OfferedProduct) => {
    setMaking(offered)
    try {
      const { id } = await makeProduct(
        queries,
        offered.documents.map((document) => document.id),
      )
      navigate(productPath(id))
    } catch (error) {
      showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
      setMaking(null)
    }
  }
  return (
    <section className={classes.part} aria-labelledby="offered-products">
      <h2 id="offered-products">From your results</h2>
      <p className={classes.soft}>
        What you have written about so far. Make it a product, and its documents, your facts and the next step stand in
        one place. Nothing is moved until you say so.
      </p>
      <ul className={list.list}>
        {products.map((offered) => (
          <li key={offered.documents[0]?.id} className={list.row}>
            <div className={list.body}>
              <p className={list.title} data-written>
                {offered.name}
              </p>
              <ul className={classes.offeredDocuments} aria-label={`Documents of ${offered.name}`}>
                {offered.documents.slice(0, mostShown).map((document) => (
                  <li key={document.id}>
                    <Link to={runPath(document)} data-written>
                      {document.title}
                    </Link>{' '}
                    <span className={classes.agentName}>{findCard(document.agentId)?.name ?? document.agentId}</span>
                  </li>
                ))}
                {offered.documents.length > mostShown && <li>and {offered.documents.length - mostShown} more</li>}
              </ul>
            </div>
            <div className={classes.buttons}>
              <Button
                size="sm"
                aria-label={`Make ${offered.name} a product`}
                busy={making === offered}
                disabled={making !== null}
                onClick={() => make(offered)}
              >
                Make it a product
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
