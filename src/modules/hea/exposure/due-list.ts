/** 법정 대상 명단: who must be examined by when, one row for each person and class of checkup, with the reason of each factor. */
import { z } from 'zod'
import { deptsOf, hasLevel, type Person } from '#platform/model/access.ts'
import { addMonths } from '#platform/model/calendar.ts'
import { and, join, raw, type Sql, sql } from '#platform/server/database/sql.ts'
import type { DueConditions } from './due.calls.ts'
import { type DueClass, type DueNumbers, type DueRule, dueRules, OFFICE_CLASS } from './due.logic.ts'
import { generalDueColumns } from './due.sql.ts'
import type { DueFactor, DueRow } from './due-list.wire.ts'
import { deptsBelow, inDueState, shownReason, within } from './exposure-list.ts'

/** Who asks, on which day, by which numbers. */
export interface DueAsker {
  person: Person
  today: string
  numbers: DueNumbers
}

const active = raw(`h.end_ymd is null and h.delete_yn = 'N'`)
/** Not examined before placement, nor since. */
const lacksPre = raw(`h.pre_exam_yn = 'N' and h.next_due_ymd is not null
  and (h.last_exam_ymd is null or h.last_exam_ymd <= h.placement_ymd)`)
const employed = (today: string): Sql => sql`u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N'
  and (u.retire_ymd is null or u.retire_ymd > ${today}::date)`

/** People whose due dates the asker may know: of his plant, of his departments, himself. Exposures have their own fence. */
function known(person: Person): Sql {
  const ways = [sql`u.user_id = ${person.userId}`]
  const inPlant = person.scopeCd === 'ALL' ? raw('true') : sql`u.plant_cd = ${person.plantCd}`
  if (hasLevel(person, ['F', 'E'])) ways.push(inPlant)
  else if (hasLevel(person, ['M'])) ways.push(sql`(${inPlant} and u.dept_cd = any (${[...deptsOf(person)]}::text[]))`)
  return join(ways, ' or ')
}

/** The last general checkup of each: in a plan, or accepted from elsewhere. */
const lastGeneral = raw(`select t.user_id, max(t.exam_ymd) as last_exam_ymd
  from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
  where p.hea_checkup_class_cd = 'GEN' and t.target_status_cd in ('DONE', 'EXT') and t.exam_ymd is not null
    and t.delete_yn = 'N' and p.delete_yn = 'N'
  group by t.user_id`)

/** K1: the general checkup of everybody employed. */
const generalDues = ({ numbers, today }: DueAsker): Sql => sql`
  select 'GEN' as class_cd, u.user_id, ${generalDueColumns(numbers)},
    coalesce(g.last_exam_ymd, u.entry_ymd) as base_ymd
  from sys_user u left join sys_dept d on d.dept_cd = u.dept_cd left join (${lastGeneral}) g on g.user_id = u.user_id
  where ${employed(today)}`

/** `class_cd, user_id, due_ymd` of everybody. */
export const duesOf = (asker: DueAsker): Sql => dues(asker, {})

/** The earliest day of each person and class. */
function dues(asker: DueAsker, { classCd, factorCd }: DueConditions): Sql {
  const ofFactor = factorCd ? sql`and h.factor_cd = ${factorCd}` : raw('')
  const parts: [DueClass, Sql][] = [
    [
      'SPC',
      sql`select 'SPC' as class_cd, h.user_id, min(h.next_due_ymd) as due_ymd from hea_worker_hazard h
        where ${active} and h.next_due_ymd is not null ${ofFactor} group by h.user_id`,
    ],
    [
      'PRE',
      sql`select 'PRE' as class_cd, h.user_id, min(h.placement_ymd) as due_ymd from hea_worker_hazard h
        where ${active} and ${lacksPre} ${ofFactor} group by h.user_id`,
    ],
  ]
  if (!factorCd)
    parts.push(['GEN', sql`select class_cd, user_id, next_due_ymd as due_ymd from (${generalDues(asker)}) n`])
  const wanted = parts.filter(([one]) => !classCd || one === classCd).map(([, part]) => part)
  if (wanted.length === 0)
    return raw('select null::text as class_cd, null::text as user_id, null::date as due_ymd where false')
  return wanted.reduce((one, other) => sql`${one} union all ${other}`)
}

/** An open plan in which the person is a target for that day. */
const planOf = raw(`left join (
  select distinct on (t.user_id, t.due_ymd, p.hea_checkup_class_cd) t.user_id, t.due_ymd, p.hea_checkup_class_cd as class_cd,
    p.hea_checkup_plan_no, p.hea_checkup_plan_nm
  from hea_checkup_target t join hea_checkup_plan p on p.hea_checkup_plan_no = t.hea_checkup_plan_no
  where t.delete_yn = 'N' and t.target_status_cd <> 'EXCLUDED' and p.status_cd <> 'CLOSED' and p.delete_yn = 'N'
  order by t.user_id, t.due_ymd, p.hea_checkup_class_cd, p.hea_checkup_plan_no) pl
  on pl.user_id = n.user_id and pl.due_ymd = n.due_ymd and pl.class_cd = n.class_cd`)

function conditionOf({ person, today }: DueAsker, conditions: DueConditions): Sql {
  const { q, deptCd, dueCd, month, dueYmdTo, plannedYn } = conditions
  const parts = [employed(today), sql`(${known(person)})`]
  if (q) parts.push(sql`(u.user_nm ilike ${within(q)} or u.user_nm_initials ilike ${within(q)} or u.user_id = ${q})`)
  if (deptCd) parts.push(sql`u.dept_cd = any (${deptsBelow(deptCd)})`)
  if (dueCd) parts.push(inDueState(dueCd, sql`n.due_ymd`, today))
  if (month) parts.push(sql`n.due_ymd >= ${`${month}-01`}::date and n.due_ymd < ${addMonths(`${month}-01`, 1)}::date`)
  if (dueYmdTo) parts.push(sql`n.due_ymd <= ${dueYmdTo}::date`)
  if (plannedYn) parts.push(sql`(pl.hea_checkup_plan_no is not null) = ${plannedYn === 'Y'}`)
  return and(parts)
}

/** Who is due, before what is shown of it. */
const found = (asker: DueAsker, conditions: DueConditions): Sql => sql`
  from (${dues(asker, conditions)}) n join sys_user u on u.user_id = n.user_id ${conditions.plannedYn ? planOf : raw('')}
  where ${conditionOf(asker, conditions)}`

export const dueTotal = (asker: DueAsker, conditions: DueConditions): Sql =>
  sql`select count(*)::int as total ${found(asker, conditions)}`

/** Between the values of a factor, and between factors. */
const FIELD = '\u001f'
const FACTOR = '\u001e'
const inOrder = raw('n.due_ymd, n.user_nm, n.user_id, n.class_cd')
/** A page of the list, numbered, soonest first; what belongs to each is gathered for these rows only, all at once. */
const packedRows = (asker: DueAsker, conditions: DueConditions, limit: number, offset: number): Sql => sql`
  with n as materialized (select row_number() over (order by ${inOrder}) as no, n.*
    from (select n.class_cd, n.user_id, n.due_ymd, u.user_nm ${found(asker, conditions)}) n
    order by ${inOrder} limit ${limit} offset ${offset}),
  x as (${packedFactors(asker)})
  select n.no as "rowNo", n.class_cd || ':' || n.user_id as "dueId", n.class_cd as "classCd", n.user_id as "userId",
    n.user_nm as "userNm", d.dept_nm as "deptNm", u.plant_cd as "plantCd",
    case when u.job_class_cd = ${OFFICE_CLASS} and o.office_off_site_yn = 'Y' then 'Y' else 'N' end as "officeYn",
    n.due_ymd as "dueYmd", case n.class_cd when 'GEN' then ${packedGeneral} else x.factors end as factors,
    pl.hea_checkup_plan_no as "heaCheckupPlanNo", pl.hea_checkup_plan_nm as "heaCheckupPlanNm"
  from n join sys_user u on u.user_id = n.user_id left join directory_dept d on d.dept_cd = u.dept_cd
    left join sys_dept o on o.dept_cd = u.dept_cd left join x on x.no = n.no
    left join (${generalDues(asker)}) g on n.class_cd = 'GEN' and g.user_id = n.user_id ${planOf}`

/**
 * Of a special checkup and one before placement, each with the rule that makes it due. As bare text in the order that
 * `unpacking` reads: of 200,000 of them names would be most of what travels, and JSON most of the time. What may be
 * missing stands last, because `concat_ws` leaves it out: months with a rule, a reason with its day.
 */
const packedFactors = ({ person }: DueAsker): Sql => sql`
  select n.no, string_agg(concat_ws(${FIELD}, h.worker_hazard_no, h.factor_cd, h.process_no,
      case n.class_cd when 'PRE' then h.placement_ymd else h.next_due_ymd end,
      case when n.class_cd = 'PRE' or h.due_rule_cd = 'FIRST' then h.placement_ymd else h.last_exam_ymd end,
      case n.class_cd when 'SPC' then h.due_rule_cd else '' end, case n.class_cd when 'SPC' then h.due_month_cnt end,
      case when h.due_rule_cd = 'SHORT' then h.shorten_trigger_ymd end,
      case when h.due_rule_cd = 'SHORT' then ${shownReason(person, sql`h.shorten_reason_cd`)} end), ${FACTOR}) as factors
  from n join hea_worker_hazard h on h.user_id = n.user_id and n.class_cd <> 'GEN' and ${active}
    and case n.class_cd when 'SPC' then h.next_due_ymd is not null else ${lacksPre} end
  group by n.no`
/** Of the general checkup, which is about no factor. */
const packedGeneral = sql`concat_ws(${FIELD}, '', '', '', g.next_due_ymd, g.base_ymd, g.due_rule_cd, g.due_month_cnt)`

interface PackedRow extends Omit<DueRow, 'factors'> {
  rowNo: number
  factors: string | null
}
/** What is the same for all who work with a factor, or in a process. */
type FactorFacts = Pick<DueFactor, 'factorNm' | 'cycleGroupNo' | 'cycleMonthCnt'>
const factorFacts = raw(`select factor_cd as "factorCd", factor_nm as "factorNm", cycle_group_no as "cycleGroupNo",
  cycle_month_cnt as "cycleMonthCnt" from hea_hazard_factor`)
interface ProcessName {
  processNo: number
  processNm: string
}
const processNames = raw('select process_no as "processNo", process_nm as "processNm" from process')

/** Runs a statement as whoever asks, or as the program. */
type Run = <Row>(statement: Sql) => Promise<Row[]>

/** A page of the list, soonest first; its statements travel together. */
export async function readDues(
  run: Run,
  asker: DueAsker,
  conditions: DueConditions,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<DueRow[]> {
  const [rows, factors, processes] = await Promise.all([
    run<PackedRow>(packedRows(asker, conditions, limit, offset)),
    run<FactorFacts & { factorCd: string }>(factorFacts),
    run<ProcessName>(processNames),
  ])
  const unpack = unpacking(factors, processes)
  return rows
    .toSorted((one, other) => one.rowNo - other.rowNo)
    .map(({ rowNo: _rowNo, factors: packed, ...row }) => ({ ...row, factors: unpack(packed) }))
}

/** What `packedFactors` and `packedGeneral` have put into one text, soonest first. */
function unpacking(factors: readonly (FactorFacts & { factorCd: string })[], processes: readonly ProcessName[]) {
  const factorOf = new Map<string, FactorFacts>(factors.map((one) => [one.factorCd, one]))
  const processOf = new Map(processes.map(({ processNo, processNm }) => [String(processNo), processNm]))
  const factor = (packed: string): DueFactor => {
    const [no = '', factorCd = '', processNo = '', nextDueYmd = '', baseYmd = '', rule, months, trigger, reason] =
      packed.split(FIELD)
    const facts = factorOf.get(factorCd)
    const dueMonthCnt = months ? Number(months) : null
    return {
      workerHazardNo: no ? Number(no) : null,
      factorCd: factorCd || null,
      nextDueYmd,
      baseYmd,
      dueRuleCd: isDueRule(rule) ? rule : null,
      dueMonthCnt,
      shortenReasonCd: reason ?? null,
      shortenTriggerYmd: trigger ?? null,
      factorNm: facts?.factorNm ?? null,
      processNm: processOf.get(processNo) ?? null,
      cycleGroupNo: facts?.cycleGroupNo ?? null,
      // Of no factor: the cycle is what was counted.
      cycleMonthCnt: factorCd ? (facts?.cycleMonthCnt ?? null) : dueMonthCnt,
    }
  }
  return (packed: string | null): DueFactor[] => packed?.split(FACTOR).map(factor).sort(soonest) ?? []
}
const isDueRule = (text: string | undefined): text is DueRule => text !== undefined && Object.hasOwn(dueRules, text)
const soonest = (one: DueFactor, other: DueFactor): number =>
  compare(one.nextDueYmd, other.nextDueYmd) || compare(one.factorCd ?? '', other.factorCd ?? '')
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other)

export const monthRow = z.object({ month: z.string(), classCd: z.enum(['SPC', 'PRE', 'GEN']), n: z.number() })
/** How many are due in each month and class, from `fromYmd` on before `toYmd`; what is overdue stands under ''. */
export const dueMonths = (asker: DueAsker, conditions: DueConditions, toYmd: string): Sql => sql`
  select case when n.due_ymd < ${asker.today}::date then '' else to_char(n.due_ymd, 'YYYY-MM') end as month,
    n.class_cd as "classCd", count(*)::int as n
  ${found(asker, conditions)} and n.due_ymd < ${toYmd}::date group by 1, 2 order by 1, 2`
