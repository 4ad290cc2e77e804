import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import type { TargetKind } from '../check-codes.model.ts'
import { dropAhead, replan } from './check-planning.ts'
import { checkSchedule } from './check-schedule.model.ts'
import { chosenTargets, keysIn } from './check-targets.ts'

type Context = ActionContext<typeof checkSchedule>
type Effect = EffectContext<typeof checkSchedule>
const MOST_TARGETS = 200

export const checkScheduleRules = rulesFor(checkSchedule, {
  set: { create: [followed], edit: [followed], begin: [followed] },
  refuse: {
    create: [refusePeriod],
    edit: [refusePeriod, refuseNoTarget],
    begin: [refusePeriod, refuseTmpl, refuseNoTarget],
  },
  follow: { begin: [planned], edit: [planned], end: [ended] },
})

interface TmplFacts {
  tmplNm: string
  areaTypeCd: TargetKind
  statusCd: string
  plantCd: string
}
async function tmplOf({ record, db }: Context): Promise<TmplFacts | undefined> {
  const [tmpl] = await asProgram(db).query<TmplFacts>(sql`select tmpl_nm as "tmplNm", area_type_cd as "areaTypeCd",
      status_cd as "statusCd", plant_cd as "plantCd"
    from check_tmpl where check_tmpl_no = ${record.checkTmplNo ?? null} and delete_yn = 'N'`)
  return tmpl
}

/** What it is called and what it is about follows from the list and the targets; a legal one has no days of grace. */
async function followed(context: Context) {
  const { record, db } = context
  const tmpl = await tmplOf(context)
  if (!tmpl) return { scheduleNm: null, areaTypeCd: null, targetDesc: null, targetCnt: 0, inspectors: besides(record) }
  const { areaTypeCd, tmplNm } = tmpl
  const isChosen = areaTypeCd !== 'ROUTE' && areaTypeCd !== 'PLANT'
  const keys = isChosen ? keysIn(record.targetKeys) : []
  const targets = await chosenTargets(asProgram(db), {
    plantCd: record.plantCd,
    areaTypeCd,
    targetKeys: keys.join(' '),
    tmplNm,
  })
  const names = targets.map(({ nm }) => nm)
  const [first = ''] = names
  return {
    areaTypeCd,
    targetKeys: keys.join(' ') || null,
    targetDesc: names.join(', ').slice(0, 2000) || null,
    targetCnt: targets.length,
    scheduleNm:
      `${tmplNm}${isChosen && first ? ` · ${first}${names.length > 1 ? ` (+${names.length - 1})` : ''}` : ''}`.slice(
        0,
        200,
      ),
    graceDayCnt: record.legalYn === 'Y' ? 0 : (record.graceDayCnt ?? 0),
    inspectors: besides(record),
  }
}

/** Each of them once, and not whoever is the inspector anyhow. */
const besides = ({ inspectors, inspectorUserId }: Context['record']) =>
  [...new Set((inspectors ?? []).map(({ userId }) => userId))]
    .filter((userId) => userId !== inspectorUserId)
    .map((userId) => ({ userId }))

function refusePeriod({ record }: Context): RuleProblem | undefined {
  if (!record.endYmd || !record.startYmd || record.endYmd >= record.startYmd) return undefined
  return problem(checkSchedule, 'endYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

async function refuseTmpl(context: Context): Promise<RuleProblem | undefined> {
  const tmpl = await tmplOf(context)
  if (tmpl?.statusCd === 'FIX' && tmpl.plantCd === context.record.plantCd) return undefined
  return problem(checkSchedule, 'checkTmplNo', 'CHECK_SCHEDULE_TMPL', '확정된 점검표를 고르십시오.')
}

/** As many targets as were named are there: one that is no longer used is not looked at in silence. */
function refuseNoTarget({ record, before }: Context): RuleProblem | undefined {
  if (before?.statusCd === 'TEMP' && record.statusCd === 'TEMP') return undefined
  const { areaTypeCd, targetKeys, targetCnt } = record
  const asked = keysIn(targetKeys).length
  const message = '대상을 하나 이상 고르십시오.'
  if (areaTypeCd === 'ROUTE' || areaTypeCd === 'PLANT') return undefined
  if (asked === 0) return problem(checkSchedule, 'targetKeys', 'CHECK_SCHEDULE_TARGET', message)
  if (asked > MOST_TARGETS)
    return problem(checkSchedule, 'targetKeys', 'CHECK_SCHEDULE_MANY', '대상은 {max}곳까지입니다.', {
      values: { max: MOST_TARGETS },
    })
  if (asked === targetCnt) return undefined
  return problem(
    checkSchedule,
    'targetKeys',
    'CHECK_SCHEDULE_GONE',
    '이 사업장에서 쓰지 않는 대상이 있습니다. 다시 고르십시오.',
  )
}

async function planned({ record, db, person, now, today }: Effect): Promise<void> {
  if (record.statusCd === 'ACTIVE')
    await replan(asProgram(db), record.checkScheduleNo, { today, now, userId: person.userId })
}

/** What has not begun by now is not asked for any more; the period that runs stays owed. */
async function ended({ record, db, person, now, today }: Effect): Promise<void> {
  await dropAhead(asProgram(db), record.checkScheduleNo, { today, now, userId: person.userId })
}
