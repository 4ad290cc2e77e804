/** What a notice must be before it goes out, and what follows when it does. */
import { addWorkingDays, dayOf } from '#platform/model/calendar.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem, ruleRefused } from '#platform/server/refusal.ts'
import { MOST_CORRECTED_CHARS, type Notice, notice } from './notice.model.ts'
import { changedChars } from './notice-changes.ts'
import { noticeSets } from './notice-sets.ts'
import { readInSheets } from './notice-states.ts'
import { openedNow, startRevision } from './notice-turns.ts'

type Context = ActionContext<typeof notice>
/** What must hold when it goes out, by a person's word or by its approval. */
const going = [refuseMissing, refuseNoTarget, refuseShortNotice, refuseEndBeforeStart]

export const noticeRules = rulesFor(notice, {
  set: {
    create: [noticeSets.create],
    edit: [noticeSets.edit],
    publish: [noticeSets.publish],
    revise: [async (context) => ({ nextNoticeNo: await startRevision(context) })],
    end: [noticeSets.end],
  },
  refuse: {
    edit: [refuseMoreThanCorrection],
    publish: [...going, refuseLaterStart],
    schedule: [...going, refusePastStart],
  },
  follow: { publish: [openedNow] },
  sheet: readInSheets,
})

/** A procedure is whole before anybody is asked to approve it. */
export async function requireReady(context: Context): Promise<void> {
  const found = await Promise.all(going.map((rule) => rule(context)))
  const problems = found.filter((one) => one !== undefined)
  if (problems.length > 0) throw ruleRefused(problems)
}

const missing = (field: keyof typeof notice.fields): RuleProblem =>
  problem(notice, field, 'REQUIRED', '{label}은(는) 필수입니다.', { values: { label: notice.fields[field].label } })

/** A procedure has its number and the day from which it counts; what must be confirmed has a day by which. */
function refuseMissing({ record }: Context) {
  if (record.noticeTypeCd === 'SHE' && !record.procNo) return missing('procNo')
  if (record.noticeTypeCd === 'SHE' && !record.effectiveYmd) return missing('effectiveYmd')
  if (record.confirmYn === 'Y' && !record.confirmDueYmd) return missing('confirmDueYmd')
  return undefined
}

const targetFields = { DEPT: 'targetDepts', TYPE: 'targetTypes', VENDOR: 'targetVendors' } as const
function refuseNoTarget({ record }: Context) {
  const field = Object.entries(targetFields).find(([scope]) => scope === record.targetScopeCd)?.[1]
  return field && !record[field]?.length ? missing(field) : undefined
}

const SHORTEST_WORKING_DAYS = 2
/** Whoever must confirm has two working days for it, unless the notice is urgent. */
async function refuseShortNotice({ record, db, now }: Context) {
  if (record.confirmYn !== 'Y' || record.urgentYn === 'Y' || !record.confirmDueYmd) return undefined
  const from = dayOf(new Date(Math.max(now.getTime(), new Date(record.startDt ?? now).getTime())))
  const earliest = addWorkingDays(from, SHORTEST_WORKING_DAYS, await holidaysFrom(db, from))
  if (record.confirmDueYmd >= earliest) return undefined
  return problem(
    notice,
    'confirmDueYmd',
    'NOTICE_DUE_TOO_SOON',
    '확인기한은 {day} 이후여야 합니다. 급하면 긴급으로 표시하십시오.',
    {
      values: { day: earliest },
    },
  )
}

function refuseEndBeforeStart({ record, now }: Context) {
  const start = new Date(record.startDt ?? now)
  if (!record.endDt || new Date(record.endDt) > start) return undefined
  return problem(notice, 'endDt', 'NOTICE_END_BEFORE_START', '종료일은 시작일보다 빠를 수 없습니다.')
}

function refuseLaterStart({ before, now }: Context) {
  if (!before?.startDt || new Date(before.startDt) <= now) return undefined
  return problem(
    notice,
    'startDt',
    'NOTICE_STARTS_LATER',
    '게시 시작이 아직 오지 않았습니다. 예약하거나 게시 시작을 비우십시오.',
  )
}

function refusePastStart({ record, now }: Context) {
  if (record.startDt && new Date(record.startDt) > now) return undefined
  return problem(notice, 'startDt', 'NOTICE_START_PAST', '게시 시작이 지났습니다. 바로 게시하십시오.')
}

/** What says something else is a revision: everybody reads it again (CP-A37). */
function refuseMoreThanCorrection({ record, before }: Context) {
  if (before?.statusCd !== 'OPEN') return undefined
  const changed = (['noticeTitle', 'noticeDesc'] satisfies (keyof Notice)[]).reduce(
    (sum, field) => sum + changedChars(before[field], record[field], MOST_CORRECTED_CHARS),
    0,
  )
  if (changed <= MOST_CORRECTED_CHARS) return undefined
  return problem(
    notice,
    'noticeDesc',
    'NOTICE_NEEDS_REVISION',
    '오탈자는 {n}자까지 고칠 수 있습니다. 그보다 많이 바꾸려면 개정하십시오.',
    { values: { n: MOST_CORRECTED_CHARS } },
  )
}
