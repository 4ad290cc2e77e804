/**
 * What would be if works were done at other hours or places. They are moved in the transaction of the asker, asked by the
 * conditions that any request is asked by, and moved back: nothing is kept, nothing is asked by rules of its own.
 */
import { editableFields, type Person } from '#platform/model/access.ts'
import type { Check, ToldCheck } from '#platform/model/check.ts'
import type { Language } from '#platform/model/problem.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import { rightOf } from '#platform/server/documents/rights.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { notFound, tellCheck } from '#platform/server/refusal.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { gasTimes } from '../../gas/gas-times.api.ts'
import { aloneAmong } from '../../permit/alone/alone.logic.ts'
import { weather } from '../../permit/conditions/around.ts'
import { askAll, askedAt, checksOf, type Finding, namesIn } from '../../permit/conditions/condition.ts'
import { conditions } from '../../permit/conditions/permit-conditions.ts'
import { zone } from '../../permit/conditions/zone.ts'
import { everybody } from '../../permit/crew/party.logic.ts'
import { permitParty } from '../../permit/crew/party.sql.ts'
import { livePermitStates, typesOf } from '../../permit/fields/permit-codes.model.ts'
import { type Permit, permit } from '../../permit/permit.model.ts'
import { weatherNow } from '../../shift/weather/weather.api.ts'
import { foundHits } from '../../simops/simops.sql.ts'
import { mayMark, type Sides } from '../../simops/simops-people.ts'
import { versionOf } from '../../simops/simops-read.ts'
import type { TriedWork, WhatIf, WhatIfMove } from './what-if.calls.ts'

interface Asking {
  tx: Transaction
  person: SignedInPerson
  now: Date
  language: Language
}

/** @throws Refusal 404 for a work that the asker does not see */
export async function tryMoves(asking: Asking, moves: readonly WhatIfMove[]): Promise<WhatIf> {
  const before = await seenWorks(asking.tx, moves)
  return asMoved(asking.tx, moves, () => asked(asking, moves, before))
}

/** Asks while the works are where they would be, and moves them back. */
export async function asMoved<Found>(
  tx: Transaction,
  moves: readonly WhatIfMove[],
  ask: () => Promise<Found>,
): Promise<Found> {
  await tx.query(raw('savepoint what_if'))
  try {
    await tx.query(movedHours(moves))
    await tx.query(movedSpots(moves))
    return await ask()
  } finally {
    await tx.query(raw('rollback to savepoint what_if'))
  }
}

export const numbersOf = (moves: readonly WhatIfMove[]) => moves.map(({ permitNo }) => permitNo)

/** A work as it is, of those that can be moved. */
export interface SeenWork extends Sides {
  permitNo: number
  wkodTitle: string
  fromDt: string
  toDt: string
  rowVersion: number
  marksVersion: string
}

/** @throws Refusal 404 */
export async function seenWorks(tx: Transaction, moves: readonly WhatIfMove[]): Promise<SeenWork[]> {
  const nos = [...new Set(numbersOf(moves))]
  const seen = await tx.query<SeenWork>(
    sql`select p.permit_no::int as "permitNo", p.wkod_title as "wkodTitle", p.work_from_dt as "fromDt", p.work_to_dt as "toDt",
        p.row_version as "rowVersion", p.status_cd as "statusCd", p.create_user_id as "createUserId", p.vendor_cd as "vendorCd",
        p.area_dept_cd as "areaDeptCd", p.leader_user_id as "leaderUserId",
        ${versionOf(sql`permit_mark m where m.permit_no = p.permit_no and m.delete_yn = 'N'`)} as "marksVersion"
      from wkod_master p where p.permit_no = any(${nos}::bigint[]) and p.status_cd = any(${movable}) and p.delete_yn = 'N'`,
  )
  if (seen.length < nos.length) throw notFound()
  return seen
}

const isSameTime = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other)
export const isOtherHours = (move: WhatIfMove, { fromDt, toDt }: SeenWork): boolean =>
  !(isSameTime(move.fromDt, fromDt) && isSameTime(move.toDt, toDt))

/** By the rules of its own page: its hours while it is not asked for, its marks until it is approved. */
function applyOf(person: Person, move: WhatIfMove | undefined, work: SeenWork | undefined): TriedWork['applyCd'] {
  if (!move || !work) return 'NO'
  const mayMove = move.spots.length === 0 || mayMark(person, work)
  const fields: readonly string[] = editableFields(permit, person, { ...work })
  const mayChange = !isOtherHours(move, work) || fields.includes('workFromDt')
  if (mayMove && mayChange) return 'MAY'
  return mayMove ? 'HOURS' : 'NO'
}

/** What has not begun may begin at another hour. */
const movable = ['RQST', 'REVIEW', 'PREP', 'APPR', 'ISSUED']

const givenMoves = (moves: readonly WhatIfMove[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as g("permitNo" bigint, "fromDt" timestamptz, "toDt" timestamptz, spots jsonb)`

const movedHours = (moves: readonly WhatIfMove[]): Sql =>
  sql`update wkod_master p set work_from_dt = g."fromDt", work_to_dt = g."toDt",
      wkod_dt = (g."fromDt" at time zone 'Asia/Seoul')::date
    from ${givenMoves(moves)} where p.permit_no = g."permitNo"`

const movedSpots = (moves: readonly WhatIfMove[]): Sql =>
  sql`update permit_mark m set location_x = s."locationX", location_y = s."locationY"
    from ${givenMoves(moves)} cross join lateral jsonb_to_recordset(g.spots) as s("markNo" int, "locationX" int, "locationY" int)
    where m.permit_no = g."permitNo" and m.mark_no = s."markNo" and m.delete_yn = 'N'`

async function asked(
  { tx, person, now, language }: Asking,
  moves: readonly WhatIfMove[],
  before: readonly SeenWork[],
): Promise<WhatIf> {
  const program = asProgram(tx)
  const nos = numbersOf(moves)
  const works = await movedWorks(program, nos)
  // What somebody lacks, and where he is, concerns whoever works with permits, and not all who look at the board.
  const isOfPermits = rightOf(person, permit).write
  const findings = (await found(tx, works, now)).filter(({ whom }) => isOfPermits || whom === undefined)
  const names = await namesIn(tx, findings)
  const byPermit = Map.groupBy(findings, ({ permitNo }) => permitNo)
  const told = (check: Check): ToldCheck => tellCheck(permit, language, check)
  const around = new Map((await aroundOf(program, nos)).map((row) => [row.permitNo, row]))
  const triedWorks: TriedWork[] = []
  for (const work of works) {
    const { elsewhere = [], concerned = [] } = around.get(work.permitNo) ?? {}
    const sky = await weatherNow(program, work.plantCd, now)
    const was = before.find(({ permitNo }) => permitNo === work.permitNo)
    const move = moves.find(({ permitNo }) => permitNo === work.permitNo)
    triedWorks.push({
      permitNo: work.permitNo,
      checks: checksOf(byPermit.get(work.permitNo) ?? [], names).map(told),
      gasDts: await gasTimes(program, { kinds: typesOf(work), fromDt: work.workFromDt, toDt: work.workToDt }),
      isLone: aloneAmong(everybody(work)) !== undefined,
      elsewhere: isOfPermits ? elsewhere : [],
      concerned,
      sky: sky ? { obsDt: sky.obsDt, windVal: sky.windVal, gustVal: sky.gustVal, feelTempVal: sky.feelTempVal } : null,
      rowVersion: was?.rowVersion ?? 1,
      marksVersion: was?.marksVersion ?? '',
      applyCd: isOfPermits ? applyOf(person, move, was) : 'NO',
    })
  }
  return { works: triedWorks, conflicts: await conflictsOf(program, nos) }
}

const movedWorks = (program: Queries, nos: readonly number[]): Promise<Permit[]> => {
  const { table, recordAsJson } = shapeOf(permit)
  return program.query<Permit>(
    sql`select ${recordAsJson.columns} from ${table} r where r.permit_no = any(${[...nos]}::bigint[]) order by permit_no`,
  )
}

/** All that a request is asked, and what the place and the weather of this moment would say to a start. */
async function found(tx: Transaction, works: readonly Permit[], now: Date): Promise<Finding[]> {
  const request = await askedAt({ db: tx, now, moment: 'submit' })
  const ofRequest = await askAll(conditions, works, request)
  const ofNow = await askAll([zone, weather], works, { ...request, moment: 'start' })
  const warned = ofNow.flatMap(({ findings }) => findings).map((one): Finding => ({ ...one, resultCd: 'WARN' }))
  return [...ofRequest.flatMap(({ findings }) => findings), ...warned]
}

interface Around extends Pick<TriedWork, 'elsewhere' | 'concerned'> {
  permitNo: number
}
/** Who is expected at two places at once, and whom it concerns: leaders and areas of the works and of those beside them. */
const aroundOf = (program: Queries, nos: readonly number[]): Promise<Around[]> =>
  program.query<Around>(sql`
    with asked as (select p.* from wkod_master p where p.permit_no = any(${[...nos]}::bigint[])),
    beside as materialized (
      select a.permit_no, o.permit_no as other_no, o.permit_doc_no, o.wkod_title from asked a
        join wkod_master o on o.plant_cd = a.plant_cd and o.permit_no <> a.permit_no and o.delete_yn = 'N'
          and o.status_cd = any(${[...livePermitStates]}) and o.work_from_dt < a.work_to_dt and a.work_from_dt < o.work_to_dt),
    people as materialized (select * from (${permitParty}) c
      where c.permit_no in (select permit_no from asked union select other_no from beside)),
    hit as (select distinct h."permitNo" as permit_no, h."otherPermitNo" as other_no
      from (${foundHits({ permitNos: nos })}) h where h."levelCd" <> 'INFO')
    select a.permit_no::int as "permitNo",
      coalesce((select jsonb_agg(distinct jsonb_build_object('nm', coalesce(v.person_nm, u.user_nm), 'permitDocNo', b.permit_doc_no,
          'wkodTitle', b.wkod_title))
        from beside b join people mine on mine.permit_no = a.permit_no
          join people theirs on theirs.permit_no = b.other_no and (theirs.person_no = mine.person_no or theirs.user_id = mine.user_id)
          left join vendor_person v on v.person_no = mine.person_no left join sys_user u on u.user_id = mine.user_id
        where b.permit_no = a.permit_no), '[]') as elsewhere,
      coalesce((select jsonb_agg(distinct n.nm order by n.nm) from wkod_master w
          cross join lateral (values ((select d.dept_nm from sys_dept d where d.dept_cd = w.area_dept_cd)),
            (concat_ws(' ', (select i.vendor_nm from vendor_info i where i.vendor_cd = w.vendor_cd),
              coalesce((select v.person_nm from vendor_person v where v.person_no = w.leader_person_no),
                (select u.user_nm from sys_user u where u.user_id = w.leader_user_id))))) n (nm)
        where n.nm <> '' and (w.permit_no = a.permit_no or w.permit_no in (select other_no from hit where hit.permit_no = a.permit_no))),
        '[]') as concerned
    from asked a`)

const conflictsOf = (program: Queries, nos: readonly number[]): Promise<WhatIf['conflicts']> =>
  program.query<WhatIf['conflicts'][number]>(
    sql`select row_number() over ()::int * -1 as "hitNo", h."permitNo"::int as "permitNo", h."otherPermitNo"::int as "otherPermitNo", h."levelCd",
        coalesce(h."hitStatusCd", 'OPEN') as "hitStatusCd", h."gapVal"::float8 as "gapVal", h."markNo", h."otherMarkNo", h."ruleDesc",
        h."vertCd", h."systemCds", h."signCnt"
      from (${foundHits({ permitNos: nos })}) h where not (h."otherPermitNo" = any(${[...nos]}::bigint[]) and h."otherPermitNo" < h."permitNo")`,
  )
