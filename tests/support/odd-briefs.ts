/** Products outside every market, as people type them: for tests of the writer outside of known markets. */
export const oddBriefs = [
  {
    id: 'shade',
    description:
      'Shade timeshare. In August pavements in Seville hit 50 degrees, and the shadow of my building is worth something. People reserve 15 minutes of a shadow to wait for a bus or sell lemonade; building owners earn credits for planting or hanging cloth. We compute shadows hour by hour. Called Umbra Club.',
    audience: 'pedestrians, street vendors, building owners',
  },
  {
    id: 'bench',
    description:
      "When a factory scraps a machine that ran for 30 years, the people who worked at it miss the sound. We record it on the last day from the operator's stool, and put it in a bench at the gate that hums when someone sits down on it. Company pays, retirees choose which machine. We did it once, for a paper mill in Tampere: 41 people came to hear the bench and one man corrected the pitch, because the bearing had been worn since 1998. A bench costs about 6,000 euro, runs on a small solar panel and must be quiet at night.",
    audience: '',
  },
  {
    id: 'ice',
    description:
      "Ice sings before it breaks. Skaters on natural lakes wear a clip on the boot which listens to the pitch of the ice and vibrates by thickness; everybody's tracks build a map of where the sound went low in the last 3 hours. Sweden, Estonia. We can't promise safety and have to say so on every screen. -25 °C battery.",
    audience: 'long distance skaters',
  },
  {
    id: 'uncle',
    description:
      'um so its for my uncle hes type two diabetic and he wont write anything down so it should call him on the normal phone at eight in the morning and ask whats your sugar and he just says the number and then it goes in a chart for the nurse and if its over 250 or under 70 it calls my aunt and also reminds him metformin and he likes baseball so maybe tell him the score so he picks up spanish also',
    audience: 'older people with diabetes and there families',
  },
  {
    id: 'apology',
    description:
      "Apology escrow. Two people who fell out each write an apology. Neither can read the other's until both are sealed. If one never writes, the letter is destroyed after a year and nobody knows it existed.",
    audience: '',
  },
  { id: 'smell', description: 'Forecast where bread smell drifts tomorrow.', audience: '' },
  {
    id: 'bells',
    description:
      'Distant Rounds lets church towers in different villages ring one shared pattern. A box listens for each bell, measures sound travel time between hills and tells ringers by a blinking light when to pull so that a walker at the midpoint hears it right. Max 6 towers. Needs to survive lightning.',
    audience: 'bell ringers',
  },
  {
    id: 'seeds',
    description:
      'Seed passport. When gardeners swap seeds they stick a tiny code on the bag, and every next gardener adds where it grew, how it tasted, what ate it. After ten years you can see the journey of a bean.',
    audience: 'seed swappers in Wales',
  },
] as const
