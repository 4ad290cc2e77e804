/** A story as its steps see it: the works, how they stand, and how somebody acts on one. */
import type { ActionOf } from '#platform/model/document.ts'
import { permit } from '../permit.model.ts'
import type { Kind, World } from './alive-world.fixture.ts'

export interface Told {
  readonly world: World
  readonly nos: readonly number[]
  readonly kinds: readonly Kind[]
}
export const measured: readonly Kind[] = ['HOT', 'CSE', 'LNB']
/** The work that is meant, or one of the kinds to which the step can happen. */
export function placeOf({ kinds }: Told, p: number, wanted: readonly Kind[]): number {
  const own = p % kinds.length
  if (wanted.some((kind) => kind === kinds[own])) return own
  const other = kinds.findIndex((kind) => wanted.includes(kind))
  return other < 0 ? own : other
}
export interface Row {
  permitNo: number
  statusCd: string
  rowVersion: number
  riskGradeCd: string
  suspReasonCd: string | null
  hereCnt: number
  crew: number[]
  isoPlanNo: number | null
  isReviewed: boolean
  workToDt: Date
}
export async function rowOf(told: Told, p: number, wanted: readonly Kind[] = told.kinds): Promise<Row> {
  const {
    world: { site },
    nos,
  } = told
  const [row] = await site.sql<Row>(
    `select permit_no::int as "permitNo", status_cd as "statusCd", row_version as "rowVersion", risk_grade_cd as "riskGradeCd", susp_reason_cd as "suspReasonCd",
      work_to_dt as "workToDt", review_user_id is not null as "isReviewed",
      (select min(iso_plan_no)::int from iso_plan_permit i where i.permit_no = w.permit_no) as "isoPlanNo",
      (select count(*)::int from wkod_master_permit_crew c where c.permit_no = w.permit_no and c.leave_dt is null) as "hereCnt",
      array[leader_person_no::int] || array(select person_no::int from wkod_master_permit_crew c where c.permit_no = w.permit_no order by seq_no) as crew
    from wkod_master w where permit_no = $1`,
    [nos[placeOf(told, p, wanted)]],
  )
  if (!row) throw new Error('No such work')
  return row
}
type Action = ActionOf<typeof permit>
export const act = (told: Told, userId: string, { permitNo, rowVersion }: Row, action: Action, values: object = {}) =>
  told.world.as(userId).act(permit, permitNo, action, { rowVersion, ...values })
export const post = ({ world }: Told, userId: string, path: string, body: object = {}, method = 'POST') =>
  world.as(userId).call<{ emergencyStopNo: number }>(path, { method, body })
export const minutesAgo = ({ world: { site } }: Told, minutes: number) =>
  new Date(Math.floor(site.now().getTime() / 60_000) * 60_000 - minutes * 60_000).toISOString()
