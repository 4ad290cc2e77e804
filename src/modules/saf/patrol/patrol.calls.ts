/** What the page of patrols asks: the days of a plant, who was there, who looked, and what was missed. */
import { call, menu } from '#platform/model/call.ts'
import { asked, nullableText, oneOf, writtenDay } from '#platform/model/call-words.ts'
import { z } from '#schema'
import { ACCEPTER, lookKinds, lookSources, missStates, PATROL_API, PATROL_ROUTE } from './patrol.model.ts'

const tag = '순회'
const seen = {
  right: menu(PATROL_ROUTE),
  tag,
  program:
    'Gates and checks of contractors are told behind as far as the duty of the plant goes, which is the asker’s own.',
}

const vendor = z.object({ vendorCd: z.string(), vendorNm: nullableText })
const look = z.object({
  srcCd: oneOf(lookSources),
  srcNo: z.number(),
  kindCd: oneOf(lookKinds),
  checkDt: z.string(),
  arriveDt: z.string(),
  vendorNm: nullableText,
  inspectorNm: nullableText,
})
export type PatrolLook = z.infer<typeof look>

/** How a pair stands: as findings do, or open as long as nobody has judged them. */
export const pairWords = { ...missStates, OPEN: { label: '진행중', tone: 'waiting' } } as const

const pair = z.object({
  fromYmd: z.string(),
  toYmd: z.string(),
  stateCd: oneOf(pairWords),
  patrol: look.nullable(),
  /** Made, and heard of too late to count by itself. */
  latePatrol: look.nullable(),
  vendorCnt: z.number(),
  unseen: z.array(vendor),
  /** The finding, where there was one; what became of it stays beside it. */
  patrolMissNo: z.number().nullable(),
  missDt: nullableText,
  doneDt: nullableText,
  acceptUserNm: nullableText,
  acceptDesc: nullableText,
})
export type PatrolPair = z.infer<typeof pair>

const log = z.object({
  plantCd: z.string(),
  today: z.string(),
  /** Within how many days with contractors a patrol is owed today. */
  gapDays: z.number(),
  days: z.array(z.object({ ymd: z.string(), vendorCnt: z.number() })),
  pairs: z.array(pair),
  looks: z.array(look),
})
export type PatrolLog = z.infer<typeof log>

const query = z.strictObject({ from: writtenDay, to: writtenDay, plantCd: asked(20) })
export const patrolLog = call.get(PATROL_API, { ...seen, query, answer: log })
export const patrolSheet = call.get(`${PATROL_API}/excel`, { ...seen, query, answer: 'sheet' })

/** R9: a patrol that arrived too late counts when the safety manager says why. */
export const acceptPatrol = call.post(`${PATROL_API}/{no}/accept`, {
  right: menu(PATROL_ROUTE, 'write', [ACCEPTER]),
  tag,
  body: z.strictObject({ reasonDesc: z.string().trim().min(10).max(500) }),
})
