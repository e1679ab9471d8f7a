/** A phrase that ends in a time takes no second one: "all day today". */
export const saysWhen = (text: string) =>
  /\b(?:today|tomorrow|tonight|now)\b|\b(?:day|week|month|year|night|morning)$/.test(text)
