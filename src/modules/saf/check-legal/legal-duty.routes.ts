/** The board of legal duties, its periods, and 법정주기 이행표. */
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { plantOf } from '#platform/server/directory/own-plant.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { checkCycles } from '../check/check-codes.model.ts'
import { requireSpan } from '../patrol/patrol-log.ts'
import { type LegalLine, legalBoard, legalPeriods, legalSheet } from './legal-duty.calls.ts'
import { type DutyPeriod, standingsOf, stateOf } from './legal-duty.logic.ts'
import { type PeriodState, periodStates } from './legal-duty.model.ts'
import { dutyPeriods } from './legal-duty.ts'

const BIZ = 'legal-duty'

interface Asking {
  query: {
    from: string
    to: string
    plantCd?: string | undefined
    dutyKey?: string | undefined
    stateCd?: PeriodState | undefined
  }
  person: SignedInPerson
  program: Queries
  today: string
}

function periodsFor({ query: { from, to, plantCd }, person, program, today }: Asking) {
  requireSpan(from, to)
  return dutyPeriods(program, { plantCd: plantOf(person, plantCd) ?? person.plantCd, fromYmd: from, toYmd: to, today })
}

const lineOf = (period: DutyPeriod, today: string): LegalLine => {
  const { duty, targetNm, fromYmd, toYmd, doneYmd, path } = period
  const key = [duty.key, fromYmd, toYmd, targetNm].join(' ')
  return { key, duty, targetNm, fromYmd, toYmd, doneYmd, path, stateCd: stateOf(period, today) }
}

async function linesFor(asking: Asking): Promise<LegalLine[]> {
  const { dutyKey, stateCd } = asking.query
  const lines = (await periodsFor(asking)).map((period) => lineOf(period, asking.today))
  return lines.filter((line) => (!dutyKey || line.duty.key === dutyKey) && (!stateCd || line.stateCd === stateCd))
}

const columns: readonly ListColumn<LegalLine>[] = [
  { text: '법정 의무', width: 22, value: ({ duty }, say) => say(duty.label) },
  { text: '근거', width: 36, value: ({ duty }) => duty.law },
  { text: '주기', width: 12, value: ({ duty }, say) => say(checkCycles[duty.cycleCd]) },
  { text: '대상', width: 24, value: ({ targetNm }, say) => targetNm ?? say('사업장 전체') },
  { text: '기간 시작', kind: 'day', width: 14, value: ({ fromYmd }) => fromYmd },
  { text: '기한', kind: 'day', width: 14, value: ({ toYmd }) => toYmd },
  { text: '이행일', kind: 'day', width: 14, value: ({ doneYmd }) => doneYmd },
  { text: '결과', width: 12, value: ({ stateCd }, say) => say(periodStates[stateCd].label) },
]

export const legalRoutes = routes(
  answer(legalBoard, async (asking) => {
    const { query, person, today } = asking
    const standings = standingsOf(await periodsFor(asking), today)
    return { plantCd: plantOf(person, query.plantCd) ?? person.plantCd, today, standings }
  }),
  answer(legalPeriods, async (asking) => {
    const { page, limit } = asking.query
    const lines = await linesFor(asking)
    return { total: lines.length, page, limit, rows: lines.slice((page - 1) * limit, page * limit) }
  }),
  answer(legalSheet, async ({ ip, now, request, services, ...asking }) => {
    const rows = await linesFor(asking)
    requireWhole(rows, mostRows(services))
    const { userId } = asking.person
    await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: BIZ, rowCnt: rows.length })
    return listSheet(request, { area: 'saf', label: '법정주기 이행표', columns, rows })
  }),
)
