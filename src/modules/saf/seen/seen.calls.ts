/** Like ones of all kinds, asked while somebody types. */
import { call, menu } from '#platform/model/call.ts'
import { asked, nullableText, oneOf, rowsOf } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { outcomes, seenKinds, seenMenus } from './seen.model.ts'

const seen = z.object({
  kindCd: oneOf(seenKinds),
  recordNo: z.number(),
  rowNo: z.number(),
  /** Where it opens. */
  path: z.string(),
  docNo: nullableText,
  titleDesc: nullableText,
  ymd: z.string(),
  /** As it says, in parts; those that are like what was typed are marked. */
  parts: z.array(z.object({ text: z.string(), isLike: z.boolean() })),
  /** Codes that are alike, in Korean words. */
  likeNms: z.array(z.string()),
  measureDesc: nullableText,
  outcomeCd: oneOf(outcomes).nullable(),
  /** How many say the same. */
  sameCnt: z.number(),
})
export type Seen = z.infer<typeof seen>

export const seenBefore = call.get('/api/saf/seen', {
  right: menu(seenMenus),
  tag: '같은 일',
  program:
    'Rarity of words and rows of the open library; every other row is read as the asker under the menu of its kind.',
  query: z.strictObject({
    text: z.string().trim().min(2).max(1000),
    place: asked(300),
    accTypeCd: asked(20),
    workCatCd: asked(20),
    permitTypeCds: asked(100),
    /** Of what is being written, so that it does not find itself: kind and key. */
    self: asked(40),
  }),
  answer: rowsOf(seen),
})
