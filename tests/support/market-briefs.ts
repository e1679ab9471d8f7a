/** A brief of each of several markets with a written dossier, by people of different trades and voices. */
export const writtenMarketBriefs = [
  {
    market: 'table-reservations',
    description:
      'Covers is a booking page and waitlist for neighbourhood restaurants with 20 to 60 seats. Guests leave a deposit of 10 euro per person, walk-ins join the waitlist by QR code, and the kitchen sees how many plates come in the next half hour.',
    audience: 'owners of independent restaurants in Germany',
  },
  {
    market: 'last-mile-delivery',
    description:
      'Route app for couriers in a small town: scan parcels in the van, stops in the best order, proof of delivery photo, the customer gets a text with a 30 minute window and can say leave it with the neighbour. 35 euros per van a month.',
    audience: 'regional courier firms with 5 to 30 vans in Austria',
  },
  {
    market: 'property-management',
    description:
      'I own 9 flats in Bristol and so do lots of people like me. Rent tracker that reads bank feed, deposit paperwork, gas safety reminders, tenants report repairs with photo, and tax summary for Making Tax Digital. Keystone is the name. £2 a flat.',
    audience: 'private landlords with 1-20 properties',
  },
  {
    market: 'baby-tracking-parenting',
    description:
      'nachtlicht: log feeds and sleep and share the log with my partner and granny, by voice, and it tells you when the next nap is likely. First year. 39 euro a year, no ads.',
    audience: 'parents of newborns in Germany',
  },
]
