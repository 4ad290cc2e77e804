/** A text with its translations, as calls carry it. */
import { z } from '#schema'

const said = z.string().max(1500).nullable()
export const translation = z.object({
  koDesc: z.string().max(1000),
  enDesc: said,
  zhDesc: said,
  esDesc: said,
  viDesc: said,
  thDesc: said,
  uzDesc: said,
})
