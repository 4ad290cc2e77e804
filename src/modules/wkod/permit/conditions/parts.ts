/** Who leads, watches, signals or commands: there, heard the talk, and has nothing else to do meanwhile. */
import { supervisedAnalyses } from '#modules/saf/jsa/jsa.api.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { block, hasPart, need } from '../ask/guard-parts.logic.ts'
import { leadersOnly, sharedParts } from '../ask/permit-facts.ts'
import { columnsOf, lineChanged, type Member, type Part, partyOf, weightOf, withPart } from '../crew/party.logic.ts'
import { workersNow } from '../crew/party.sql.ts'
import { crewRoles } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { typeChecks } from '../types/kinds.model.ts'
import { type Asked, type Condition, type Finding, type Moment, onePer } from './condition.ts'
import { beginsAnew } from './jsa.ts'

/** What the types of work say where nobody has a part, or has it badly. */
const LACKING = {
  FIRE: ['PT_HOT_WATCH', 'PT_HOT_KIT'],
  WATCH: ['PT_CSE_WATCH', 'PT_CSE_WATCH_IN'],
  SIGNAL: ['PT_HVY_SIGNAL'],
  CMD: ['PT_EXC_CMD'],
  LEADER: ['PT_LEADER'],
} as const satisfies Record<Exclude<Part, 'SUP'>, readonly string[]>
type AskedPart = keyof typeof LACKING
const codesOf = (parts: readonly AskedPart[]): ReadonlySet<string> => new Set(parts.flatMap((part) => LACKING[part]))
/** Said by the conditions below, and not by the guards of the types again. */
export const saidOfParts = codesOf(['FIRE', 'WATCH', 'SIGNAL', 'CMD'])

/** What a work lacks for its parts. */
type Lacking = (work: Permit, asked: Asked) => readonly Check[]

function partsOf(parts: readonly AskedPart[], asked: string): Pick<Condition, 'asked' | 'stop' | 'find'> {
  const codes = codesOf(parts)
  const lacking: Lacking = (work, { limits, today }) =>
    [
      ...typeChecks(work, limits, today, false),
      ...need(hasPart(work, 'LEADER'), 'PT_LEADER', '작업책임자를 선택하세요.', { field: 'permitCrew' }),
    ].filter(({ ruleCd }) => codes.has(ruleCd))
  return {
    asked,
    stop: 'PERSON',
    async find(works, given) {
      if (given.moment === 'submit') return shared(works, given, parts)
      const taken = given.moment === 'work' ? takenElsewhere(works, given, parts) : shared(works, given, parts)
      return [...lackingOf(works, given, parts, lacking), ...(await taken)]
    },
  }
}

const lackingOf = (works: readonly Permit[], given: Asked, parts: readonly Part[], lacking: Lacking): Finding[] =>
  works.flatMap((work) => {
    const missing = lacking(work, given)
    return missing.length > 0 ? onePer([work], () => missing) : waiting(work, given, parts, lacking)
  })

/** Who has the part and has not heard the talk, or not begun, does not count (7 R1). */
function waiting(work: Permit, asked: Asked, parts: readonly Part[], lacking: Lacking): Finding[] {
  const isReady = readyAt(asked)
  const open = partyOf(work).filter(
    (one) => !isReady(one) && one.roles.some((role) => parts.some((part) => part === role)),
  )
  if (open.length === 0 || lacking(without(work, open), asked).length === 0) return []
  return open.map(({ whom }) => ({
    ...block('PT_PART_UNSIGNED', 'TBM에 서명하지 않은 책임자·감시인이 {n}명 있습니다. ({names})', {
      field: 'permitCrew',
      lifterCds: leadersOnly(work),
    }),
    permitNo: work.permitNo,
    whom,
  }))
}
const beforeWork: ReadonlySet<Moment> = new Set(['submit', 'finishReview', 'approve', 'issue', 'start'])
function readyAt({ moment }: Asked): (one: Member) => boolean {
  // Before the start it is enough to be named; at the start everybody signs, whatever his part.
  if (beforeWork.has(moment)) return () => true
  return ({ signDt, addDt }) => (moment === 'resume' ? signDt !== null : addDt !== null)
}
function without(work: Permit, members: readonly Member[]): Permit {
  let one = work
  for (const { whom } of members) one = { ...one, permitCrew: lineChanged(one, whom, { leaveDt: work.workFromDt }) }
  return one
}

async function shared(works: readonly Permit[], { db, moment }: Asked, parts: readonly Part[]): Promise<Finding[]> {
  const found: Finding[] = []
  // One after the other: they share a connection.
  for (const work of works) {
    const workToDt = moment === 'extend' ? (work.extendToDt ?? work.workToDt) : work.workToDt
    for (const check of await sharedParts(db, { ...work, workToDt }, parts))
      found.push({ ...check, permitNo: work.permitNo })
  }
  return found
}

interface Taken {
  permitNo: number
  roleCd: Part
  personNo: number | null
  userId: string | null
  otherDocNo: string | null
}
/** Whom another work that goes on has, or this one as a worker. */
async function takenElsewhere(
  works: readonly Permit[],
  { db, moment }: Asked,
  parts: readonly Part[],
): Promise<Finding[]> {
  const held = works.flatMap((work) =>
    parts.flatMap((roleCd) =>
      roleCd === 'LEADER'
        ? []
        : withPart(work, roleCd)
            .filter(({ whom }) => moment !== 'work' || weightOf(work, whom) === 'KEY')
            .map(({ whom }) => ({ permitNo: work.permitNo, roleCd, ...columnsOf(whom) })),
    ),
  )
  if (held.length === 0) return []
  const rows = await db.queryAs<Taken>(
    'SYSTEM',
    sql`select h."permitNo", h."roleCd", h."personNo", h."userId", min(r.permit_doc_no) as "otherDocNo"
      from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h("permitNo" int, "roleCd" text, "personNo" int, "userId" text)
        join (${workersNow}) c on (c.person_no = h."personNo" or c.user_id = h."userId") and c.add_dt is not null
          and (c.permit_no <> h."permitNo" or c.role_cd = 'WORKER')
        join wkod_master r on r.permit_no = c.permit_no
      group by 1, 2, 3, 4 order by 1, 2`,
  )
  return rows.flatMap(({ permitNo, roleCd, personNo, userId, otherDocNo }) => {
    const whom = personNo === null ? { userId: userId ?? '' } : { personNo }
    const said = { values: { part: crewRoles[roleCd], permitDocNo: otherDocNo } }
    return {
      ...block('PT_PART_TAKEN', '{part} {names}은(는) 다른 일을 하고 있습니다. ({permitDocNo})', said),
      permitNo,
      whom,
    }
  })
}

/**
 * Whoever watches for fire, with his kit.
 *
 * @law 산업안전보건기준에 관한 규칙 제241조의2
 */
export const fireWatch: Condition = { name: 'fireWatch', ...partsOf(['FIRE'], 'Qasjxuw') }

/** @law 산업안전보건기준에 관한 규칙 제623조 */
export const attendant: Condition = { name: 'attendant', ...partsOf(['WATCH'], 'Qasjxuw') }

/** @law 산업안전보건기준에 관한 규칙 제39조, 제40조 */
export const parts: Condition = { name: 'parts', ...partsOf(['LEADER', 'SIGNAL', 'CMD'], 'Qasjuw') }

/**
 * Where the analysis leaves so much risk that somebody had to consent, one of the site supervises the work all the time.
 *
 * @law 산업안전보건법 제16조
 */
export const supervisor: Condition = {
  name: 'supervisor',
  asked: 'qsjuw',
  ahead: 'vai',
  stop: 'PERSON',
  async find(works, given) {
    const due = await supervised(works, given)
    const lacking = lackingOf(due, given, ['SUP'], unsupervised)
    const isAhead = beforeWork.has(given.moment) && given.moment !== 'start'
    const taken = isAhead ? shared(due, given, ['SUP']) : takenElsewhere(due, given, ['SUP'])
    return [...lacking, ...(await taken)]
  },
}
const unsupervised: Lacking = (work) =>
  need(
    withPart(work, 'SUP').some(isOwn),
    'PT_SUPERVISOR',
    '잔여위험이 높은 작업입니다. 계속 함께 있을 관리감독자를 지정하세요.',
    {
      field: 'permitCrew',
      lifterCds: ['SUP', 'OWN', 'OPR'],
    },
  )

const isOwn = ({ whom }: Member) => 'userId' in whom

/** Work that begins stands on the analysis that is in force by then, work that goes on by the one it began with. */
async function supervised(works: readonly Permit[], { db, moment }: Asked): Promise<readonly Permit[]> {
  const program = asProgram(db)
  const among = async (all: readonly Permit[], isInForce: boolean) => {
    if (all.length === 0) return []
    const analyses = await supervisedAnalyses(
      program,
      all.flatMap(({ jsaNo }) => jsaNo ?? []),
      isInForce,
    )
    return all.filter(({ jsaNo }) => analyses.has(Number(jsaNo)))
  }
  const isBegin = (work: Permit) => beforeWork.has(moment) || (moment === 'resume' && beginsAnew(work))
  return [
    ...(await among(works.filter(isBegin), true)),
    ...(await among(
      works.filter((one) => !isBegin(one)),
      false,
    )),
  ]
}
