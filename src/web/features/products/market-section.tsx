import { useQuery } from '@tanstack/react-query'
import type { ProductMarket } from '#shared/api/product-market.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import type { ProfileBasis } from '#shared/market-profile.ts'
import { factDate } from '#shared/own-fact.ts'
import { apiJson } from '../../http/api-fetch.ts'
import facts from './facts.module.css'
import classes from './product-page.module.css'
import { productApi } from './switch-product.ts'

type Market = NonNullable<ProductMarket['market']>

const loadMarket = () => import('#shared/api/product-market.ts')

/** What the first run of a model found of the product's market: every document of the product shares it. */
export function MarketSection({ productId }: { productId: string }) {
  const { data } = useQuery({
    queryKey: ['runs', 'market', productId],
    queryFn: ({ signal }) =>
      apiJson(productApi(productId, '/market'), () => loadMarket().then((module) => module.productMarket), { signal }),
  })
  const market = data?.market
  if (!market) return null
  const { definition, payer, rivals, substitutes, rules, wedge } = market.profile
  return (
    <section className={classes.part} aria-labelledby="product-market">
      <h2 id="product-market">Its market</h2>
      <p className={classes.soft}>
        {market.name}, as gathered on {factDate(market.asOf)}. All documents of this product share it. What you correct
        in a form, or record below as a fact, outweighs it.
      </p>
      <ul className={facts.list} data-written>
        <Statement market={market} label="What is sold" said={definition.text} rests={definition} />
        <Statement market={market} label="Pays" said={`${payer.who}: ${payer.why}`} rests={payer} />
        {rivals.map((rival) => (
          <Statement
            key={rival.name}
            market={market}
            label={`Rival: ${rival.name}`}
            said={`Chosen for ${rival.chosenFor}. Ends at: ${rival.weakAt}.${rival.price ? ` ${rival.price}` : ''}`}
            rests={rival}
          />
        ))}
        {substitutes.map((each) => (
          <Statement
            key={each.what}
            market={market}
            label={`Instead: ${each.what}`}
            said={`${each.strength}; but ${each.weakness}`}
            rests={each}
          />
        ))}
        {rules.map((rule) => (
          <Statement
            key={rule.name}
            market={market}
            label={`Rule: ${rule.name}, ${rule.where}`}
            said={rule.binds}
            rests={rule}
          />
        ))}
        <li className={facts.row}>
          <div className={facts.words}>
            <b>Where to win first</b>
            <p>{wedge.text}</p>
            <p className={classes.soft}>
              An inference, against {wedge.against}. To test it: {wedge.test}
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}

interface StatementProps {
  market: Market
  label: string
  said: string
  rests: ProfileBasis
}

function Statement({ market, label, said, rests: { basis, source, check } }: StatementProps) {
  const page = market.sources.find(({ number }) => number === source)
  const href = safeHref(page?.url ?? null)
  return (
    <li className={facts.row}>
      <div className={facts.words}>
        <b>{label}</b>
        <p>{said}</p>
        <p className={classes.soft}>
          {basis === 'form' && 'Your words'}
          {basis === 'model' && `From the model, unverified. ${check}`}
          {basis === 'source' &&
            (href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {page?.title}
              </a>
            ) : (
              (page?.title ?? 'A source of that run')
            ))}
        </p>
      </div>
    </li>
  )
}
