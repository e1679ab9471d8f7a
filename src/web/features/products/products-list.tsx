import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { asApiError } from '../../http/api-error.ts'
import list from '../history/run-list.module.css'
import { whenOf } from '../history/when.ts'
import { OfferedProducts } from './offered-products.tsx'
import { productName, productPath } from './product-name.ts'
import classes from './product-page.module.css'
import { ProductWords } from './product-words.tsx'
import { SignedOut } from './signed-out.tsx'
import { useOfferedProducts, useProducts } from './use-products.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The user's products, last changed first. */
export function ProductsList() {
  const { account, products, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useProducts()
  const navigate = useNavigate()
  const offered = useOfferedProducts().data?.products ?? []
  const [adding, setAdding] = useState(false)
  if (account === null) return <SignedOut />
  return (
    <>
      {adding ? (
        <section aria-label="New product">
          <ProductWords onSaved={({ id }) => navigate(productPath(id))} onCancel={() => setAdding(false)} />
        </section>
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>New product</Button>
        </div>
      )}
      {!products && !isError && <p role="status">Loading your products...</p>}
      {!products && isError && (
        <div className={classes.empty} role="alert">
          <p>{asApiError(error).message}</p>
          <Button look="line" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {products?.length === 0 && offered.length === 0 && !adding && (
        <div className={classes.empty}>
          <h2>No products yet</h2>
          <p>
            A product holds what you know and all that was written for it. Add one here, or press “Save as my product”
            in the form of an agent.
          </p>
        </div>
      )}
      {products && products.length > 0 && (
        <ul className={list.list} aria-label="Your products">
          {products.map((product) => (
            <li key={product.id} className={list.row}>
              <span className={list.icon}>
                <Icon name="target" size={20} />
              </span>
              <div className={list.body}>
                <Link to={productPath(product.id)} className={list.title} data-written>
                  {productName(product)}
                </Link>
                <p className={list.facts}>
                  <span>{counted(product.documents, 'document', 'documents')}</span>
                  <span>{counted(product.facts, 'fact', 'facts')}</span>
                  <span>changed {whenOf(product.updatedAt, Date.now())}</span>
                  {product.prefills && <span>Forms start with it</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {products && offered.length > 0 && <OfferedProducts products={offered} />}
      {hasNextPage && (
        <Button look="line" onClick={() => fetchNextPage()} busy={isFetchingNextPage} disabled={isFetchingNextPage}>
          Load more
        </Button>
      )}
    </>
  )
}
