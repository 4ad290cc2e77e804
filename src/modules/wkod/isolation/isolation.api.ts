/** What others ask of isolations, for many permits in one statement; it follows from the plans and not from who asks. */
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import { permit } from '../permit/permit.model.ts'
import { type Energy, type LineService, type Method, weakForConfinedSpace } from './isolation.logic.ts'

/** Which permits stand on which isolation: `permit_no, iso_plan_no, status_cd`. Two on one share its locks. */
export const isolationLinks: Sql = sql`select l.permit_no, l.iso_plan_no, p.status_cd from iso_plan_permit l
  join iso_plan p on p.iso_plan_no = l.iso_plan_no and p.delete_yn = 'N' and p.status_cd not in ('TEMP', 'CANC', 'CLOSE')`

interface PlanRow {
  permitNo: number
  isoPlanDocNo: string | null
  equipNo: string
  isoStatusCd: string
  isConfined: boolean
  /** What is in the lines by the word of the permit. */
  serviceCd: LineService | null
  points: { tagNm: string; energyCd: Energy | null; isoMethodCd: Method | null; serviceCd: LineService | null }[]
  personal: { personNo: number | null; userId: string | null }[]
}

const plansOf = (db: Queries, permitNos: readonly number[]): Promise<PlanRow[]> =>
  asProgram(
    db,
  ).query<PlanRow>(sql`select l.permit_no as "permitNo", p.iso_plan_doc_no as "isoPlanDocNo", p.equip_no as "equipNo",
      p.status_cd as "isoStatusCd", coalesce(m.permit_sub_cds ~ '\\yCSE\\y', false) as "isConfined", ${cellOf(permit, 'serviceCd', 'm')} as "serviceCd",
      (select coalesce(jsonb_agg(jsonb_build_object('tagNm', i.tag_nm, 'energyCd', i.energy_cd, 'isoMethodCd', i.iso_method_cd,
          'serviceCd', i.service_cd) order by i.seq_no), '[]')
        from iso_plan_points i where i.iso_plan_no = p.iso_plan_no) as points,
      (select coalesce(jsonb_agg(jsonb_build_object('personNo', k.person_no, 'userId', k.user_id)), '[]')
        from iso_plan_personal k
        where k.iso_plan_no = p.iso_plan_no and k.permit_no = l.permit_no and k.off_dt is null) as personal
    from iso_plan_permit l join iso_plan p on p.iso_plan_no = l.iso_plan_no
      join wkod_master m on m.permit_no = l.permit_no
    where l.permit_no = any(${[...permitNos]}::bigint[]) and p.delete_yn = 'N' and p.status_cd <> 'CANC'
    order by l.permit_no, p.iso_plan_no`)

/** What the isolations of a permit say together. */
interface IsolationState {
  permitNo: number
  /** Every one of them is verified. */
  isVerified: boolean
  /** Whose own lock hangs on every one of them: workers of vendors, and own people. */
  lockedPersonNos: number[]
  lockedUserIds: string[]
  /** What forbids the approval: an isolation not verified, a valve alone on a line into a confined space (R2). */
  checks: Check[]
}

/** For permits that have an isolation; the others have none. */
export async function isolationStates(db: Queries, permitNos: readonly number[]): Promise<IsolationState[]> {
  const byPermit = Map.groupBy(await plansOf(db, permitNos), ({ permitNo }) => permitNo)
  return [...byPermit].map(([permitNo, plans]) => ({
    permitNo,
    isVerified: plans.every(({ isoStatusCd }) => isoStatusCd === 'VERIFIED'),
    lockedPersonNos: onAll(plans, ({ personNo }) => personNo),
    lockedUserIds: onAll(plans, ({ userId }) => userId),
    checks: [verifiedCheck(plans), ...(plans.some(({ isConfined }) => isConfined) ? [lineCheck(plans)] : [])],
  }))
}

function onAll<Id>(plans: readonly PlanRow[], idOf: (lock: PlanRow['personal'][number]) => Id | null): Id[] {
  const [first, ...others] = plans.map(({ personal }) => new Set(personal.flatMap((lock) => idOf(lock) ?? [])))
  return [...(first ?? [])].filter((id) => others.every((locks) => locks.has(id)))
}

const LAW = '산업안전보건기준에 관한 규칙'

function verifiedCheck(plans: readonly PlanRow[]): Check {
  const open = plans.filter(({ isoStatusCd }) => isoStatusCd !== 'VERIFIED')
  return {
    ruleCd: 'ISO_VERIFIED',
    resultCd: open.length > 0 ? 'BLOCK' : 'OK',
    message: open.length > 0 ? '제로에너지를 확인하지 않은 격리가 {n}건 있습니다.' : '격리를 모두 확인했습니다.',
    values: { n: open.length },
    law: `${LAW} 제92조, 제319조`,
    evidenceDesc: (open.length > 0 ? open : plans).map((plan) => plan.isoPlanDocNo ?? plan.equipNo).join(', '),
    lifterCds: [],
  }
}

/** R2 @law 산업안전보건기준에 관한 규칙 제630조 */
function lineCheck(plans: readonly PlanRow[]): Check {
  const weak = plans.flatMap(({ points, serviceCd }) => weakForConfinedSpace(points, serviceCd))
  return {
    ruleCd: 'ISO_CSE_LINE',
    resultCd: weak.length > 0 ? 'BLOCK' : 'OK',
    message:
      weak.length > 0
        ? '밀폐공간의 인화성·독성·불활성 배관은 맹판, 분리, 이중차단배출로 끊어야 합니다.'
        : '연결 배관을 모두 끊었습니다.',
    law: `${LAW} 제630조`,
    evidenceDesc: weak.map(({ tagNm }) => tagNm).join(', '),
    lifterCds: [],
  }
}
