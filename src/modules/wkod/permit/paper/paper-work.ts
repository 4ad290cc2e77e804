/** Paper that is to be replaced, among the tasks of who leads the work and of who issued it. */
import { actionBarrier, actsFor, type Decided, towards } from '#platform/model/access.ts'
import { translate } from '#platform/model/i18n.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answering } from '#platform/server/directory/area-roles.ts'
import type { MoreWork } from '#platform/server/documents/my-work.routes.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { type Permit, permit } from '../permit.model.ts'
import { postedStates } from './old-papers.ts'

const { states } = permit.lifecycle

type Row = Permit & Decided

/** Asked of a work as if it stood where it is issued, or begun. */
const steps = [
  ['issue', 'APPR'],
  ['start', 'ISSUED'],
] as const

/** @returns in whose place, where it is not himself; undefined where it is nobody of them */
function replacing(person: SignedInPerson, row: Row): { deputyForNm: string | null } | undefined {
  for (const [actionCd, statusCd] of steps) {
    const asked = { ...row, statusCd }
    const near = towards(permit, actionCd, person, asked)
    if (actionBarrier(permit, actionCd, near, asked)) continue
    const isIssuer = actionCd === 'start' || row.issueUserId === null || row.issueUserId === person.userId
    if (isIssuer) return { deputyForNm: actsFor(permit, actionCd, near, asked)?.userNm ?? null }
  }
  return undefined
}

export const paperWork: MoreWork = async (services, person, language) => {
  if (!rightOf(person, permit).access) return []
  const { line, table } = shapeOf(permit)
  const actor = await answering(services, [permit], reaching(person, permit, 'read'))
  const last = await services.db.query<{ no: number; oldDt: string }>(
    'SYSTEM',
    sql`select v.permit_no::int as no, v.old_dt as "oldDt" from permit_print v where v.old_dt is not null
      and not exists (select from permit_print n where n.permit_no = v.permit_no and n.version_no > v.version_no)`,
  )
  if (last.length === 0) return []
  const rows = await services.db.query<Row>(
    actor,
    sql`select ${line} from ${table} r where r.permit_no = any(${last.map(({ no }) => no)}::bigint[]) and r.delete_yn = 'N'
      and r.status_cd = any(${[...postedStates]}::text[]) order by r.work_from_dt`,
  )
  const since = new Map(last.map(({ no, oldDt }) => [no, oldDt]))
  return rows.flatMap((row) => {
    const oldDt = since.get(row.permitNo)
    const his = oldDt && replacing(actor, row)
    if (!his) return []
    return {
      kindCd: 'ACTION',
      returnYn: 'N',
      documentName: permit.name,
      label: translate('wkod', language, permit.label),
      no: row.permitNo,
      docNo: row.permitDocNo,
      title: row.wkodTitle,
      statusCd: row.statusCd,
      statusLabel: translate('wkod', language, states[row.statusCd].label),
      actionCd: 'print',
      actionLabel: translate('wkod', language, '출력물 교체'),
      dueYmd: null,
      dueDt: oldDt,
      route: `${person.kind === 'vendor' ? permit.route.vendor : permit.route.staff}/${row.permitNo}`,
      ...his,
    }
  })
}
