/** Systems of a plant to choose from, wherever they are written down: at equipment, and at points of isolations. */
import { SYSTEM_CHOICES } from '#modules/common/plant-systems.model.ts'
import { call, menu } from '#platform/model/call.ts'
import { rowsOf, searchWord } from '#platform/model/call-words.ts'
import { z } from '#schema'

export const systemChoices = call.get(SYSTEM_CHOICES, {
  right: menu(['/baseInfo/system', '/baseInfo/facility', '/constSafe/wkod/lotoList']),
  tag: '계통',
  query: z.object({ q: searchWord, plantCd: z.string().max(20).optional() }),
  answer: rowsOf(z.object({ code: z.string(), codeNm: z.string() })),
})
