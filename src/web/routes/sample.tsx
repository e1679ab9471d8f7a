import { useLoaderData } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { Sample } from '#shared/samples/sample.ts'
import { useCard } from '../features/catalogue/use-catalogue.ts'
import { readSample } from '../features/samples/read-sample.ts'
import { SamplePage } from '../features/samples/sample-page.tsx'
import { NotFound } from '../site/not-found.tsx'
import { pageMeta } from '../site/structured-data.ts'

interface Address {
  params: { agentId?: string }
}

const read = async ({ params }: Address) => ({ sample: await readSample(params.agentId ?? '') })

/** Read while the pages are built; the browser reads it itself when it comes from another page. */
export const loader = read
export const clientLoader = read

export const meta = ({ params }: Address) => {
  const card = findCard(params.agentId ?? '')
  return pageMeta({
    title: card ? `Sample of ${card.name}` : 'Page not found',
    description: card ? `A finished result of ${card.name}, as PM Pilot wrote it. ${card.description}` : '',
  })
}

export default function SampleRoute() {
  const { sample } = useLoaderData<{ sample: Sample | null }>()
  const card = useCard(sample?.agentId ?? '')
  return sample && card?.status === 'live' ? <SamplePage sample={sample} card={card} /> : <NotFound />
}
