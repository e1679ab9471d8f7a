import { Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { asApiError } from '../../http/api-error.ts'
import { Breadcrumb } from '../workspace/breadcrumb.tsx'
import { FactsSection } from './facts-section.tsx'
import { LikelySection } from './likely-section.tsx'
import { MarketSection } from './market-section.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { ProductHead } from './product-head.tsx'
import { productName } from './product-name.ts'
import classes from './product-page.module.css'
import { ProductStages } from './product-stages.tsx'
import { SignedOut } from './signed-out.tsx'
import { useOverview } from './use-products.ts'

/** The home of a product: what to do next, what is known, what is written, what is missing. */
export function ProductPage({ productId }: { productId: string }) {
  const { account, data, error, isError, refetch } = useOverview(productId)
  const label = data ? productName(data.product) : 'Product'
  const gone = isError && asApiError(error).status === 404
  return (
    <div className={classes.page}>
      <div>
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Features', to: '/features' },
            { label: 'Products', to: '/features/products' },
            { label },
          ]}
        />
        {data && <ProductHead overview={data} />}
        {!data && <h1 className={classes.head}>Product</h1>}
      </div>
      {account === null && <SignedOut />}
      {account && !data && !isError && <p role="status">Loading the product...</p>}
      {!data && isError && (
        <div className={classes.empty} role="alert">
          <p>{gone ? 'This product is not there. It may have been deleted.' : asApiError(error).message}</p>
          {gone ? (
            <ButtonLink to="/features/products">All products</ButtonLink>
          ) : (
            <Button look="line" onClick={() => refetch()}>
              Try again
            </Button>
          )}
        </div>
      )}
      {data && (
        <>
          {data.next && <NextStepCard product={data.product} next={data.next} latest={data.latest} />}
          <LikelySection product={data.product} />
          <section className={classes.part} aria-labelledby="product-documents">
            <h2 id="product-documents">Documents</h2>
            <p className={classes.soft}>
              {data.documents === 0
                ? 'Nothing is written yet. Each agent below opens with this product filled in.'
                : 'The latest of each agent. What changed since is said beside it.'}{' '}
              {data.documents > 0 && (
                <Link to={`/features/history?product=${productId}`}>All of them in the history</Link>
              )}
            </p>
            <ProductStages product={data.product} latest={data.latest} />
          </section>
          <MarketSection productId={productId} />
          <FactsSection productId={productId} />
        </>
      )}
    </div>
  )
}
