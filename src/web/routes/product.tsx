import { ProductPage } from '../features/products/product-page.tsx'
import type { Route } from './+types/product.ts'

export const meta = () => [
  { title: 'Product | PM Pilot' },
  { name: 'description', content: 'One product: its documents by stage, what you know of it and the next step.' },
]

export default function Product({ params }: Route.ComponentProps) {
  return <ProductPage key={params.productId} productId={params.productId} />
}
