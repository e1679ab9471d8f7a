import { Gallery } from '../features/gallery/gallery.tsx'

export const meta = () => [{ title: 'Gallery | PM Pilot' }, { name: 'robots', content: 'noindex' }]

export default function GalleryRoute() {
  return <Gallery />
}
