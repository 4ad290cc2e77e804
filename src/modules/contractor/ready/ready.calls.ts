/** Who may come and work: everybody of a contractor in one row each, and what the red ones lack applied for at once. */
import { call, menu } from '#platform/model/call.ts'
import { pageOf, rowsOf, searchWord, toldCheck, yesNo } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { colours, type ReadyColour } from './ready.logic.ts'

const readyRoutes = { staff: '/vendor/entry/readyPeople', vendor: '/vendor/portal/readyPeople' } as const
const API = '/api/vendor/entry/ready'
const LABEL = '투입 준비 현황'

const colourCds = Object.keys(colours) as [ReadyColour, ...ReadyColour[]]

const day = z.string().nullable()
const line = z.object({
  personNo: z.number(),
  personNm: z.string(),
  vendorCd: z.string(),
  vendorNm: z.string().nullable(),
  jobTypeCd: z.string(),
  colourCd: z.enum(colourCds),
  /** Last days: entry education, card, the approved request that covers today or comes next, the licence that ends first. */
  eduToYmd: day,
  cardToYmd: day,
  entryToYmd: day,
  qualToYmd: day,
  qualCnt: z.number(),
  /** Whether health keeps him from work; never why. */
  fitYn: yesNo,
  checks: z.array(toldCheck),
  /** Open applications for him, by their numbers. */
  askedDesc: z.string().nullable(),
})
export type ReadyLine = z.infer<typeof line>

const asked = z.object({
  q: searchWord,
  vendorCd: z.string().max(20).optional(),
  colourCd: z.enum(colourCds).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(300).default(20),
})
export type ReadyAsked = z.infer<typeof asked>
const menus = Object.values(readyRoutes)
const seen = { right: menu(menus), tag: LABEL }

export const readyPeople = call.get(API, {
  ...seen,
  query: asked,
  answer: pageOf(line).extend({ counts: z.object({ RED: z.number(), AMBER: z.number(), GREEN: z.number() }) }),
})
export const readySheet = call.get(`${API}/excel`, { ...seen, query: asked, answer: 'sheet' })

const applied = z.object({
  /** What it is called, its number where it has one yet, and where it opens. */
  label: z.string(),
  docNo: z.string().nullable(),
  href: z.string(),
  personCnt: z.number(),
})
const left = z.object({ personNm: z.string(), message: z.string() })
/** Of those who are red, or of some of them: what was applied for, and what nobody can apply for. */
export const applyForRed = call.post(`${API}/apply`, {
  right: menu([readyRoutes.vendor], 'write'),
  tag: LABEL,
  body: z.strictObject({ personNos: z.array(z.number().int().min(1)).max(500).default([]) }),
  answer: rowsOf(applied).extend({ left: z.array(left) }),
})
export type Applied = z.infer<typeof applied>
export type Left = z.infer<typeof left>
