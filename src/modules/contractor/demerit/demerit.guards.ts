/** What stands between a demerit and its next step: shown to who is to act before he does. */
import type { Check } from '#platform/model/check.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import type { CommitteeRole, SgcDemerit, sgcDemerit } from './demerit.model.ts'
import { demeritAsks } from './demerit.ports.ts'

type Context = ActionContext<typeof sgcDemerit>

const COMMITTEE_SIZE = 3
export const seats: readonly CommitteeRole[] = ['WRP', 'SHD', 'MGR']

/** All rows of the roster that are this human. */
export async function samePeople(db: Transaction, personNo: number): Promise<number[]> {
  const rows = await db.queryAs<{ no: number }>(
    'SYSTEM',
    sql`select q.person_no as no from vendor_person p join vendor_person q on q.plant_cd = p.plant_cd
        and q.human_key = p.human_key
      where p.person_no = ${personNo}`,
  )
  return rows.map(({ no }) => no)
}

const protectedTexts = {
  STOP: '작업중지권 행사자에게는 벌점을 부과할 수 없습니다.',
  REPORT: '아차사고 신고자 본인의 동일 건에는 벌점을 부과할 수 없습니다.',
} as const

/**
 * R4: who stopped the work, or told of the event himself, is not punished for it. Nobody can lift it.
 *
 * @law 산업안전보건법 제52조제4항 (작업중지를 한 근로자에 대한 불리한 처우 금지)
 */
export async function protectedPeople({ record, db }: Context): Promise<Check | undefined> {
  if (!record.personNo) return undefined
  const { plantCd, personNo, violDt, placeDesc, permitDocNo } = record
  const blamed = { plantCd, personNo, violDt, placeDesc, permitDocNo, personNos: await samePeople(db, personNo) }
  for (const ask of demeritAsks.protections(db)) {
    const found = await ask(db, blamed)
    if (!found) continue
    return {
      ruleCd: `SGC_${found.kindCd}`,
      resultCd: 'BLOCK',
      message: protectedTexts[found.kindCd],
      evidenceDesc: found.evidenceDesc,
      lifterCds: [],
      field: 'personNo',
      ...(found.kindCd === 'STOP' && { law: '산업안전보건법 제52조제4항' }),
    }
  }
  return undefined
}

export const isObjectionLate = (record: Pick<SgcDemerit, 'objectDueYmd'>, today: string): boolean =>
  record.objectDueYmd !== null && today > record.objectDueYmd

export function lateObjection({ record, today }: Context): Check | undefined {
  if (!isObjectionLate(record, today)) return undefined
  return {
    ruleCd: 'SGC_OBJECT_LATE',
    resultCd: 'BLOCK',
    message: '이의신청 기한이 지났습니다. (기한 {ymd})',
    values: { ymd: record.objectDueYmd },
    lifterCds: [],
    field: 'objectDesc',
  }
}

/** Three are heard at least, each side among them: the safety team, the department and the workers. */
export function smallCommittee({ record }: Context): Check | undefined {
  const opinions = record.opinions ?? []
  const heard = new Set(opinions.map(({ memberRoleCd }) => memberRoleCd))
  if (opinions.length >= COMMITTEE_SIZE && seats.every((role) => heard.has(role))) return undefined
  return {
    ruleCd: 'SGC_COMMITTEE',
    resultCd: 'BLOCK',
    field: 'opinions',
    message: '안전환경팀장, 부서장, 근로자대표의 의견이 모두 있어야 의결할 수 있습니다.',
    evidenceDesc: opinions.map(({ memberUserId }) => memberUserId).join(', '),
    lifterCds: seats.filter((role) => !heard.has(role)),
  }
}
