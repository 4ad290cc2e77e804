/** What people do about places and conflicts: mark, agree, release. */

import type { Person } from '#platform/model/access.ts'
import { towards } from '#platform/model/access.ts'
import type { MoveIn } from '#platform/model/row-states.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { answeringIn } from '#platform/server/directory/area-roles.ts'
import { forbidden, notFound, ruleRefused, stale, wrongState } from '#platform/server/refusal.ts'
import { permit } from '../permit/permit.model.ts'
import { watchingFacts } from '../permit/review/reviewed-facts.ts'
import type { DraftMark } from './simops.calls.ts'
import { LEAST_REASON, type Sign } from './simops.calls.ts'
import { type FoundHit, foundHits } from './simops.sql.ts'
import { simopsHits } from './simops.tables.ts'
import { simopsCheckOf } from './simops-checks.logic.ts'
import { type HitState, hitStates, type hits, type SignSide, signSideCds } from './simops-codes.model.ts'
import { markKinds, mayMark, type Sides, signableAs } from './simops-people.ts'
import { sidesColumns, versionOf } from './simops-read.ts'
import { flagConflicts, recheckSimops, tellBoards } from './simops-write.ts'

export interface Acting {
  tx: Transaction
  person: Person
  now: Date
  ip: string | null
}
const states: Readonly<Record<string, { label: string }>> = permit.lifecycle.states
const stateLabel = (statusCd: string): string => states[statusCd]?.label ?? statusCd

interface Locked extends Sides {
  permitNo: number
  plantCd: string
  wkodTitle: string | null
  wkodDt: string | null
  version: string
  permitBaseCd: string | null
  permitSubCds: string | null
}

/** A permit that the person reaches. @throws Refusal 404 */
async function lockPermit({ tx }: Acting, permitNo: number): Promise<Locked> {
  const [found] = await tx.query<Locked>(sql`
    select p.permit_no as "permitNo", p.plant_cd as "plantCd", p.wkod_title as "wkodTitle", p.wkod_dt as "wkodDt", p.status_cd as "statusCd",
      p.create_user_id as "createUserId", p.vendor_cd as "vendorCd", p.area_dept_cd as "areaDeptCd", p.leader_user_id as "leaderUserId",
      p.permit_base_cd as "permitBaseCd", p.permit_sub_cds as "permitSubCds",
      ${versionOf(sql`permit_mark m where m.permit_no = p.permit_no and m.delete_yn = 'N'`)} as version
    from wkod_master p where p.permit_no = ${permitNo} and p.delete_yn = 'N' for no key update of p`)
  if (!found) throw notFound()
  return found
}

/**
 * The places of a permit, all at once. What was applied for is not moved into a ban.
 *
 * @throws Refusal 409 when somebody else moved them meanwhile
 */
export async function saveMarks(
  acting: Acting,
  permitNo: number,
  { marks, version }: { marks: readonly DraftMark[]; version: string },
) {
  const { tx, person, now } = acting
  const record = await lockPermit(acting, permitNo)
  // Of the area are its own people: whoever runs another one moves nothing here.
  const near = towards(permit, 'edit', await answeringIn(tx, [permit], person), { ...record })
  if (!mayMark(near, record))
    throw ['TEMP', 'RTN', 'RQST', 'REVIEW', 'PREP'].includes(record.statusCd)
      ? forbidden()
      : wrongState(stateLabel(record.statusCd))
  if (version !== record.version) throw stale(undefined)
  refuseForeignKind(record, marks)
  await refuseUnknownPlan(acting, record, marks)
  const isApplied = record.statusCd !== 'TEMP' && record.statusCd !== 'RTN'
  if (isApplied) await refuseBan(acting, permitNo, marks)
  await watchingFacts(tx, [permitNo], now, async () => {
    await replaceMarks(acting, record, marks)
    if (isApplied) await recheckSimops(tx, { permitNos: [permitNo], now, userId: person.userId })
  })
  await tellBoards(tx, [permitNo])
}

/** A mark is of a kind of its permit, and says nothing else than that. */
function refuseForeignKind(record: Locked, marks: readonly DraftMark[]): void {
  const kinds = markKinds(record)
  if (marks.every(({ markType }) => kinds.includes(markType))) return
  throw ruleRefused([
    {
      field: '',
      code: 'SIMOPS_KIND',
      message: '이 허가의 작업종류로만 표시할 수 있습니다. 새로 고친 뒤 다시 표시하십시오.',
    },
  ])
}

async function refuseUnknownPlan({ tx }: Acting, { plantCd }: Locked, marks: readonly DraftMark[]): Promise<void> {
  const mapNos = [...new Set(marks.map(({ mapNo }) => mapNo))]
  const known = await tx.queryAs<{ mapNo: number }>(
    'SYSTEM',
    sql`select map_no as "mapNo" from site_map where map_no = any(${mapNos}::bigint[]) and plant_cd = ${plantCd} and use_yn = 'Y'
      and delete_yn = 'N' and width_val > 0 and height_val > 0`,
  )
  if (known.length < mapNos.length)
    throw ruleRefused([
      { field: '', code: 'SIMOPS_PLAN', message: '사용하지 않는 배치도입니다. 새로 고친 뒤 다시 표시하십시오.' },
    ])
}

async function refuseBan({ tx, now }: Acting, permitNo: number, marks: readonly DraftMark[]): Promise<void> {
  const hits = await tx.queryAs<FoundHit>('SYSTEM', foundHits({ permitNos: [permitNo], marks }))
  const bans = hits.filter(({ levelCd }) => levelCd === 'BLOCK').map((hit) => simopsCheckOf(hit, false, now))
  const problems = bans.filter(({ resultCd }) => resultCd === 'BLOCK')
  if (problems.length > 0)
    throw ruleRefused(problems.map(({ ruleCd, resultCd: _, ...rest }) => ({ field: '', code: ruleCd, ...rest })))
}

async function replaceMarks(
  { tx, person, now, ip }: Acting,
  record: Locked,
  marks: readonly DraftMark[],
): Promise<void> {
  const rows = JSON.stringify(marks)
  await tx.query(sql`
    with gone as (delete from permit_mark where permit_no = ${record.permitNo} returning *)
    insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, diff_json)
    select ${now}, ${person.userId}, ${ip || null}::inet, 'permit', ${record.permitNo}::text, ${record.plantCd}, ${record.vendorCd}, 'EDIT',
      jsonb_build_object('permitMark', jsonb_build_array(coalesce((select jsonb_agg(jsonb_build_array(map_no, mark_type, location_x,
        location_y, radius_val, elev_val) order by mark_no) from gone), '[]'), ${rows}::jsonb))`)
  await tx.query(sql`
    insert into permit_mark (permit_no, plant_cd, vendor_cd, mark_no, map_no, mark_type, location_x, location_y, radius_val, elev_val,
      wkod_dt, wkod_title, create_user_id, create_dt, update_user_id, update_dt)
    select ${record.permitNo}, ${record.plantCd}, ${record.vendorCd}, row_number() over (order by m."markNo"), m."mapNo", m."markType",
      m."locationX", m."locationY", m."radiusVal", m."elevVal", ${record.wkodDt}, ${record.wkodTitle}, ${person.userId}, ${now},
      ${person.userId}, ${now}
    from jsonb_to_recordset(${rows}::jsonb) as m("markNo" int, "mapNo" bigint, "markType" text, "locationX" int, "locationY" int,
      "radiusVal" numeric, "elevVal" numeric)`)
}

interface LockedHit {
  hitNo: number
  plantCd: string
  permitNo: number
  otherPermitNo: number
  levelCd: string
  hitStatusCd: HitState
  coordDesc: string | null
  signs: Sign[]
  releaseRoleCd: string | null
  a: Sides
  b: Sides
}

/** A conflict of a permit that the person reaches, from whichever side. @throws Refusal 404 */
async function lockHit({ tx }: Acting, hitNo: number): Promise<LockedHit> {
  const [hit] = await tx.queryAs<LockedHit>(
    'SYSTEM',
    sql`select h.hit_no as "hitNo", h.plant_cd as "plantCd", h.permit_no as "permitNo", h.other_permit_no as "otherPermitNo",
      h.level_cd as "levelCd", h.hit_status_cd as "hitStatusCd", h.coord_desc as "coordDesc", h.signs, r.release_role_cd as "releaseRoleCd",
      (select ${sidesColumns} from wkod_master p where p.permit_no = h.permit_no) as a,
      (select ${sidesColumns} from wkod_master p where p.permit_no = h.other_permit_no) as b
    from simops_hit h join simops_rule r on r.rule_no = h.rule_no where h.hit_no = ${hitNo} for update of h`,
  )
  const [reached] = hit
    ? await tx.query(
        sql`select 1 from wkod_master where permit_no in (${hit.permitNo}, ${hit.otherPermitNo}) and delete_yn = 'N' limit 1`,
      )
    : []
  if (!hit || !reached) throw notFound()
  return hit
}

/** One of the four signs the agreement; with the fourth it stands. Whoever changes its text signs it anew, alone. */
export async function signAgreement(
  acting: Acting,
  hitNo: number,
  asked: { sideCd: SignSide; coordDesc?: string | undefined },
) {
  const { person, now } = acting
  const hit = await lockHit(acting, hitNo)
  if (hit.levelCd !== 'COORD' || hit.hitStatusCd !== 'OPEN') throw wrongState(hitStates[hit.hitStatusCd])
  const coordDesc = asked.coordDesc ?? hit.coordDesc ?? ''
  if (coordDesc.length < LEAST_REASON)
    throw ruleRefused([
      { field: 'coordDesc', code: 'SIMOPS_COORD_TEXT', message: '조정 내용을 10자 이상 입력하십시오.' },
    ])
  const before = coordDesc === hit.coordDesc ? hit.signs : []
  if (!signableAs(person, hit.a, hit.b, before).includes(asked.sideCd)) throw forbidden()
  const signs = [
    ...before,
    { sideCd: asked.sideCd, userId: person.userId, userNm: person.userNm, signDt: now.toISOString() },
  ]
  const isAgreed = signs.length === signSideCds.length
  const set = { coordDesc, signs, coordDt: isAgreed ? now.toISOString() : null }
  await moveHit(acting, hit, isAgreed ? 'agree' : 'sign', set, coordDesc)
}

/** Only by the role that the rule names, with measures and an end; printed on the permit. */
export async function releaseHit(
  acting: Acting,
  hitNo: number,
  { releaseDesc, releaseToDt }: { releaseDesc: string; releaseToDt: string },
) {
  const { person, now } = acting
  const hit = await lockHit(acting, hitNo)
  if (hit.levelCd !== 'BLOCK' || hit.hitStatusCd !== 'OPEN') throw wrongState(hitStates[hit.hitStatusCd])
  if (hit.releaseRoleCd === null || !person.roles.includes(hit.releaseRoleCd)) throw forbidden()
  if (releaseDesc.length < LEAST_REASON)
    throw ruleRefused([{ field: 'releaseDesc', code: 'CM-07', message: '해제 사유를 10자 이상 입력하세요.' }])
  if (new Date(releaseToDt) <= now)
    throw ruleRefused([
      { field: 'releaseToDt', code: 'SIMOPS_RELEASE_END', message: '해제 종료시각은 지금 이후여야 합니다.' },
    ])
  const set = { releaseDesc, releaseToDt, releaseUserId: person.userId, releaseDt: now.toISOString() }
  await moveHit(acting, hit, 'release', set, releaseDesc)
}

async function moveHit(
  { tx, person, now, ip }: Acting,
  hit: LockedHit,
  moveCd: MoveIn<typeof hits>,
  set: Parameters<typeof simopsHits.move>[2]['set'],
  reasonDesc: string,
) {
  const how = { which: sql`r.hit_no = ${hit.hitNo}`, by: person.userId, now, ip, reasonDesc }
  await simopsHits.move(asProgram(tx), moveCd, { ...how, ...(set && { set }) })
  await flagConflicts(tx, [hit.permitNo, hit.otherPermitNo], now)
  await tellBoards(tx, [hit.permitNo, hit.otherPermitNo])
}
