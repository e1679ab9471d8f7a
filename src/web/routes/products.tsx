import classes from '../features/products/product-page.module.css'
import { ProductsList } from '../features/products/products-list.tsx'
import { Breadcrumb } from '../features/workspace/breadcrumb.tsx'

export const meta = () => [
  { title: 'Products | PM Pilot' },
  { name: 'description', content: 'Your products: what you know of each, what is written and what is missing.' },
]

export default function Products() {
  return (
    <div className={classes.page}>
      <div>
        <Breadcrumb
          crumbs={[{ label: 'Home', to: '/' }, { label: 'Features', to: '/features' }, { label: 'Products' }]}
        />
        <header className={classes.head}>
          <h1>Products</h1>
          <p className={classes.soft}>What you know of each product, what is written for it and what is missing.</p>
        </header>
      </div>
      <ProductsList />
    </div>
  )
}
