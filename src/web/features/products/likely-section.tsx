import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { Product } from '#shared/api/products.ts'
import { Button } from '#ui/button/button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import list from '../history/run-list.module.css'
import { runPath } from '../history/run-path.ts'
import { productName } from './product-name.ts'
import classes from './product-page.module.css'
import { productApi } from './switch-product.ts'
import { useLikelyDocuments } from './use-products.ts'

/** Earlier results whose words are like the product's. None is moved before the user says so. */
export function LikelySection({ product }: { product: Product }) {
  const queries = useQueryClient()
  const documents = useLikelyDocuments(product.id).data?.documents ?? []
  if (documents.length === 0) return null
  const name = productName(product)
  const answer = async (runId: string, belongs: boolean) => {
    try {
      await apiFetch(productApi(product.id, `/likely-documents/${runId}`), { method: 'PUT', body: { belongs } })
      await queries.invalidateQueries({ queryKey: ['runs'] })
    } catch (error) {
      showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
    }
  }
  return (
    <section className={classes.part} aria-labelledby="product-likely">
      <h2 id="product-likely">Does this belong to {name}?</h2>
      <p className={classes.soft}>Earlier results that speak of much the same. Nothing is moved until you say so.</p>
      <ul className={list.list}>
        {documents.map((document) => (
          <li key={document.id} className={list.row}>
            <div className={list.body}>
              <Link to={runPath(document)} className={list.title} data-written>
                {document.title}
              </Link>
              <p className={list.facts}>{findCard(document.agentId)?.name ?? document.agentId}</p>
            </div>
            <div className={list.actions}>
              <Button
                look="line"
                size="sm"
                aria-label={`Yes, ${document.title} belongs to it`}
                onClick={() => answer(document.id, true)}
              >
                Yes
              </Button>
              <Button
                look="quiet"
                size="sm"
                aria-label={`No, ${document.title} does not belong to it`}
                onClick={() => answer(document.id, false)}
              >
                No
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
