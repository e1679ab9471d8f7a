const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Nouns, singular, that name the product itself and hence never the object of the job. */
export const productNouns = words(`
  ai app apps application platform tool service software system website site marketplace solution product program programme assistant bot chatbot plugin plug-in
  extension dashboard saas suite portal api sdk widget device gadget toolkit copilot agent network community game hub engine workspace startup idea add-on
  wearable sensor insole wristband camera kiosk robot drone newsletter course directory exchange community marketplace add-in integration framework library crm erp
  ci subscription kit aggregator browser tracker planner reminder scheduler companion
`)

/** Words of the product noun phrase that are only praise. */
export const praise = words(
  'revolutionary next-generation innovative world-class cutting-edge seamless state-of-the-art disruptive game-changing ultimate best amazing all-in-one one-stop powerful leading groundbreaking unique simple easy modern intuitive smart-est beautiful awesome exciting first-ever ai-powered ai-driven robust holistic comprehensive',
)
