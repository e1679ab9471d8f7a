import type { ReactNode } from 'react'

/** A tinted shape under the strokes gives the set its second tone. */
const tint = { fill: 'currentColor', fillOpacity: 0.18, stroke: 'none' } as const

/** Pictures of what agents make. 24 units a side, strokes of 1.6. */
export const agentShapes = {
  users: (
    <>
      <circle cx="9" cy="8" r="3.5" {...tint} />
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.8 20c.5-4 3-6 6.2-6s5.7 2 6.2 6" />
      <path d="M15.6 4.9a3.3 3.3 0 0 1 .2 6.3M17.6 14.6c2 .8 3.2 2.6 3.6 5.4" />
    </>
  ),
  document: (
    <>
      <path d="M6 3h8l4.5 4.5V21H6z" {...tint} />
      <path d="M13.5 3H6v18h12.5V8zM13.5 3v5h5" />
      <path d="M9 12.5h6.5M9 16.5h4.5" />
    </>
  ),
  chart: (
    <>
      <path d="M10 6h4v14h-4z" {...tint} />
      <path d="M3.5 20.5h17M5 20v-7h3.5v7M10.2 20V5.5h3.6V20M15.5 20v-10H19v10" />
    </>
  ),
  calendar: (
    <>
      <path d="M3.5 5.5h17V10h-17z" {...tint} />
      <path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v4.5M16 3v4.5" />
      <path d="m8.5 15.2 2.2 2.1 4.6-4.2" />
    </>
  ),
  palette: (
    <>
      <path
        d="M12 3.2a8.8 8.8 0 1 0 0 17.6c1.6 0 2-1 1.6-2-.6-1.7.3-3 2-3h2.2c2 0 3-1.3 3-3.6-.1-5-4-9-8.8-9z"
        {...tint}
      />
      <path d="M12 3.2a8.8 8.8 0 1 0 0 17.6c1.6 0 2-1 1.6-2-.6-1.7.3-3 2-3h2.2c2 0 3-1.3 3-3.6-.1-5-4-9-8.8-9z" />
      <path d="M7.5 11.5h.01M10.5 7.5h.01M15 8h.01" strokeWidth="2.4" />
    </>
  ),
  rocket: (
    <>
      <path d="M9 15c-.8-4.5 2-10 10.5-11.5C18.5 12 13.5 15 9 15z" {...tint} />
      <path d="M9 15c-.8-4.5 2-10 10.7-11.7C18.5 12 13.5 15.8 9 15z" />
      <path d="M9.3 9.7 5 10.5l-1.5 3 5 .8M14 14.8 13.5 19l-3 1.5-1-5M4 20l2.5-2.5" />
    </>
  ),
  trend: (
    <>
      <path d="m3.5 17 5.5-6 4 3.5 7.5-8.5V20h-17z" {...tint} />
      <path d="m3.5 17 5.5-6 4 3.5 7.5-8.5M15.5 5.5h5v5" />
    </>
  ),
  megaphone: (
    <>
      <path d="M8 8.5 18.5 4v15L8 14.5z" {...tint} />
      <path d="M4 8.5h4L18.5 4v15L8 14.5H4zM7 14.5l1.5 6h3l-1.6-5.2M21 9.5v4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.8" {...tint} />
      <circle cx="12" cy="12" r="8.8" />
      <path d="M12 7v5.2l3.5 2.3" />
    </>
  ),
  flame: (
    <>
      <path
        d="M12 3c1 4 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1.2-4 2.2-5 .3 1.5 1 2.3 2 2.7C10 9 10.5 5.5 12 3z"
        {...tint}
      />
      <path d="M12 3c1 4 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1.2-4 2.2-5 .3 1.5 1 2.3 2 2.7C10 9 10.5 5.5 12 3z" />
    </>
  ),
  target: (
    <>
      <circle cx="11" cy="13" r="4.5" {...tint} />
      <path d="M14.5 5.3a8.3 8.3 0 1 0 4.2 4.2M13.6 9.4a4.5 4.5 0 1 0 1 1M11 13l7.5-7.5M18.5 5.5V3M18.5 5.5H21" />
    </>
  ),
  grid: (
    <>
      <path d="M4 4h7v7H4zM13 13h7v7h-7z" {...tint} />
      <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
    </>
  ),
  gem: (
    <>
      <path d="M7.5 9.5h9L12 20z" {...tint} />
      <path d="M7 4h10l4 5.5L12 20.5 3 9.5zM3 9.5h18M9.5 4l-2 5.5L12 20l4.5-10.5-2-5.5" />
    </>
  ),
  message: (
    <>
      <path d="M3.5 4.5h17v12h-9l-4.5 4v-4h-3.5z" {...tint} />
      <path d="M3.5 4.5h17v12h-9l-4.5 4v-4h-3.5zM8 9h8M8 12.5h5" />
    </>
  ),
  inbox: (
    <>
      <path d="M3.5 13h5l1.5 3h4l1.5-3h5v7h-17z" {...tint} />
      <path d="M6.5 4h11l3 9v7h-17v-7zM3.5 13h5l1.5 3h4l1.5-3h5" />
    </>
  ),
  sort: (
    <>
      <path d="M4 4.5h11v4H4z" {...tint} />
      <path d="M4 6.5h11M4 12h8M4 17.5h5M18 5v14M14.8 16l3.2 3.2 3.2-3.2" />
    </>
  ),
  summary: (
    <>
      <path d="M5 3.5h14v6H5z" {...tint} />
      <path d="M5 3.5h14v17H5zM5 9.5h14M8.5 13.5h7M8.5 17h4" />
    </>
  ),
  layers: (
    <>
      <path d="m12 3.5 9 5-9 5-9-5z" {...tint} />
      <path d="m12 3.5 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 16.5l9 5 9-5" />
    </>
  ),
  map: (
    <>
      <path d="m9 4 6 2.5v14L9 18z" {...tint} />
      <path d="M3.5 6 9 4l6 2.5L20.5 4.5v13.5L15 20.5 9 18l-5.5 2zM9 4v14M15 6.5v14" />
    </>
  ),
  pen: (
    <>
      <path d="M5 16 16 5l3.5 3.5L8.5 19.5z" {...tint} />
      <path d="m4 20.5 1-4.5L16 5l3.5 3.5-11 11zM13.5 7.5 17 11M14 20.5h6.5" />
    </>
  ),
  hook: (
    <>
      <circle cx="15" cy="5.5" r="2.2" {...tint} />
      <circle cx="15" cy="5.5" r="2.2" />
      <path d="M15 7.8V15a5 5 0 0 1-10 0v-2.5l3.5 3.5" />
    </>
  ),
  code: (
    <>
      <path d="M3.5 4.5h17v15h-17z" {...tint} />
      <path d="m8.5 8-4.5 4 4.5 4M15.5 8l4.5 4-4.5 4M13.5 5.5l-3 13" />
    </>
  ),
  flask: (
    <>
      <path d="M7.5 14.5h9L19 20H5z" {...tint} />
      <path d="M9 3.5h6M10 3.5V9l-5.5 9.5c-.5 1 .1 2 1.2 2h12.6c1.1 0 1.7-1 1.2-2L14 9V3.5M7.3 14.5h9.4" />
    </>
  ),
  coins: (
    <>
      <ellipse cx="10" cy="7" rx="6.5" ry="3" {...tint} />
      <path d="M16.5 7c0 1.7-2.9 3-6.5 3S3.5 8.7 3.5 7 6.4 4 10 4s6.5 1.3 6.5 3zM3.5 7v5c0 1.7 2.9 3 6.5 3M16.5 7v2.5M3.5 12v5c0 1.5 2.2 2.7 5.2 3M20.5 14.5c0 1.4-2 2.5-4.5 2.5s-4.5-1.1-4.5-2.5 2-2.5 4.5-2.5 4.5 1.1 4.5 2.5zM11.5 14.5v4c0 1.4 2 2.5 4.5 2.5s4.5-1.1 4.5-2.5v-4" />
    </>
  ),
  binoculars: (
    <>
      <circle cx="6.5" cy="16" r="3.5" {...tint} />
      <circle cx="17.5" cy="16" r="3.5" {...tint} />
      <path d="M10 16a3.5 3.5 0 1 1-7 0l2-9.5C5.3 5 9.3 5 9.5 6.5zM21 16a3.5 3.5 0 1 1-7 0l.5-9.5C14.7 5 18.7 5 19 6.5zM10 13.5c1-1 3-1 4 0" />
    </>
  ),
  mic: (
    <>
      <path d="M9 6a3 3 0 0 1 6 0v5.5a3 3 0 0 1-6 0z" {...tint} />
      <path d="M9 6a3 3 0 0 1 6 0v5.5a3 3 0 0 1-6 0zM5.5 11c0 4 2.7 6.5 6.5 6.5s6.5-2.5 6.5-6.5M12 17.5v3.5M8.5 21h7" />
    </>
  ),
  compass: (
    <>
      <path d="m15.8 8.2-2.3 5.3-5.3 2.3 2.3-5.3z" {...tint} />
      <circle cx="12" cy="12" r="8.8" />
      <path d="m15.8 8.2-2.3 5.3-5.3 2.3 2.3-5.3z" />
    </>
  ),
  presentation: (
    <>
      <path d="M4 4.5h16v11H4z" {...tint} />
      <path d="M2.5 4.5h19M4 4.5v11h16v-11M12 15.5v3M8.5 21l3.5-2.5 3.5 2.5M8 12l2.5-3 2.5 2 3-3.5" />
    </>
  ),
  list: (
    <>
      <path d="M3.5 4h4v4h-4zM3.5 15.5h4v4h-4z" {...tint} />
      <path d="m3.5 6 1.5 1.5L8 4.5M3.5 17.5 5 19l3-3M11.5 6.5h9M11.5 12h9M11.5 17.5h9" />
    </>
  ),
} satisfies Record<string, ReactNode>
