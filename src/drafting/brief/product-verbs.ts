/** Verbs, base form, that say in a pitch what somebody gets done. Many are nouns as well; the frames decide. */
export const productVerbs: ReadonlySet<string> = new Set(
  `accept access adapt add adjust adopt advertise advise agree alert align allocate analyse analyze annotate answer apply appoint approve arrange ask assemble
  assess assign attach attend auction audit authenticate automate avoid back balance bill block blend book borrow brew bring browse budget build buy
  calculate calibrate call cancel capture care carry catch categorise categorize celebrate certify change charge chase chat check choose claim classify clean clear click
  clock close coach code collaborate collect combine communicate compare compile complain complete comply compose conduct configure confirm connect consult contact
  contribute control convert cook coordinate copy correct count cover create cross-check cure customise customize cut debug decide declare decline decorate decrease defer
  delegate deliver deploy describe design detect develop diagnose dictate digitise digitize discover discuss dispatch display distribute divide document donate download draft draw drive
  earn edit educate elect eliminate email embed enforce enrol enroll enter escalate estimate evaluate examine exchange execute exercise explain explore export express extract
  fetch file fill filter finance find finish fit fix flag follow forecast forward fulfil fulfill fund gather generate get give go grade grant group grow guess guide
  handle harvest help hire host identify import improve increase inform inspect install insure integrate interpret interview invest investigate invite invoice issue join judge
  keep label land launch learn lease lend like list listen load locate lock log look lower maintain make manage map mark match measure meet mentor merge message migrate
  mine mint mix model moderate monitor monetise monetize move name navigate negotiate note notice notify observe obtain offer onboard open operate optimise optimize order organise organize own
  pack paint park participate pass paste pause pay perform permit photograph pick pin place plan plant play pool post practise practice praise predict prepare
  prescribe present preserve prevent price print prioritise prioritize process procure produce program promote propose protect prototype prove provide publish pull purchase push put
  qualify query quote raise rank rate reach read rebook recall receive recognise recognize recommend reconcile record recover recruit recycle redeem redesign reduce refer refill refund refuse
  register rehearse reject relax release relieve remember remind remove renew rent reorder repair repeat replace reply report request rescue reschedule research reserve resell resolve respond
  rest restock retain retrieve return reuse review reward ride roll rotate round route run sample save say scan schedule score screen search secure see select sell send separate
  serve set settle shape share ship shop shorten show sign simulate sing sit skip sleep slice snap sort source speak spend split spot stake start stay steer stop store stream
  structure study submit subscribe suggest summarise summarize supervise supply support survey swap switch sync synchronise synchronize synthesise synthesize tag take talk target teach tell test text
  think tip top touch trace track trade train transcribe transfer transform translate transport travel treat triage trigger trim trust try tune turn type underwrite understand unlock unsubscribe
  update upgrade upload use validate value verify view visit visualise visualize volunteer vote wait walk warn wash watch water wear weigh win withdraw work wrap write upcycle
  accompany aggregate amplify batch backtest benchmark bundle cache charter co-create co-own crowdfund curate cycle dispense dispute dose evacuate fact-check fish foster fundraise gamify geotag
  graze grind hand harmonise hedge hunt index inherit inventory irrigate iterate jam knit landscape lay leave light livestream lobby loan localise localize matchmake meditate memorise memorize milk mute
  nurture outsource parse patrol ping pitch plug poll pray preorder proofread prune quarantine queue rebalance redact refuel rehome remix reproduce resurface retrain rig roast rotate sanitise scale
  scout seed sequence shelve shoot sketch sow spray stage staff stack stitch stock subsidise surf tailor tally tender tidy till tow tutor unwind vet wean weave weed whitelist wind zip apprise
  personalise personalize rewrite autofill repurpose crop resize enrich paraphrase polish unsend mask anonymise anonymize`.split(
    /\s+/,
  ),
)

/** Verbs that say that a product serves somebody; what follows is the actor and then the real verb. */
export const helpingVerbs: ReadonlySet<string> = new Set(
  'let lets letting help helps helping allow allows allowing enable enables enabling empower empowers empowering assist assists assisting make makes give gives giving teach teaches encourage encourages encouraging invite invites support supports supporting equip equips'.split(
    ' ',
  ),
)

/** Verbs that need no object to be a step: "pay", "vote". */
export const bareVerbs: ReadonlySet<string> = new Set(
  'apply listen talk play code learn study sleep work pay vote book meet chat train order register subscribe donate invest travel collaborate communicate volunteer rebook reschedule cancel bid match pause check-in relax meditate comply'.split(
    ' ',
  ),
)

/** Verbs about the founders or the pitch, never the actor's job. */
export const pitchVerbs: ReadonlySet<string> = new Set(
  'be build develop launch believe think want need plan hope aim introduce transform revolutionise revolutionize disrupt love have do seek go know say call offer provide use work use like create try start deserve juggle struggle lose waste rely suffer cost spend mean feel'.split(
    ' ',
  ),
)
