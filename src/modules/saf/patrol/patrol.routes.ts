/** The page of patrols: its days, its sheet, and what is accepted. */
import { logAccess } from '#platform/server/audit/access-log.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { plantOf } from '#platform/server/directory/own-plant.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { acceptPatrol, type PatrolPair, pairWords, patrolLog, patrolSheet } from './patrol.calls.ts'
import { lookSources, PATROL_MISS } from './patrol.model.ts'
import { accept, patrolLogOf, requireSpan } from './patrol-log.ts'

interface Asking {
  query: { from: string; to: string; plantCd?: string | undefined }
  person: SignedInPerson
  program: Queries
  today: string
}

function shown({ query: { from, to, plantCd }, person, program, today }: Asking) {
  requireSpan(from, to)
  return patrolLogOf(program, { plantCd: plantOf(person, plantCd) ?? person.plantCd, fromYmd: from, toYmd: to, today })
}

const columns: readonly ListColumn<PatrolPair>[] = [
  { text: '첫째 날', kind: 'day', width: 14, value: ({ fromYmd }) => fromYmd },
  { text: '마지막 날', kind: 'day', width: 14, value: ({ toYmd }) => toYmd },
  { text: '결과', width: 12, value: ({ stateCd }, say) => say(pairWords[stateCd].label) },
  {
    text: '순회일시',
    kind: 'dateTime',
    width: 18,
    value: ({ patrol, latePatrol }) => (patrol ?? latePatrol)?.checkDt ?? null,
  },
  {
    text: '도착일시',
    kind: 'dateTime',
    width: 18,
    value: ({ patrol, latePatrol }) => (patrol ?? latePatrol)?.arriveDt ?? null,
  },
  { text: '점검자', width: 14, value: ({ patrol, latePatrol }) => (patrol ?? latePatrol)?.inspectorNm ?? null },
  {
    text: '기록',
    width: 16,
    value: ({ patrol, latePatrol }, say) => {
      const found = patrol ?? latePatrol
      return found && say(lookSources[found.srcCd])
    },
  },
  { text: '출입업체', kind: 'number', width: 10, value: ({ vendorCnt }) => vendorCnt },
  {
    text: '확인하지 않은 업체',
    width: 40,
    value: ({ unseen }) => unseen.map((one) => one.vendorNm ?? one.vendorCd).join(', '),
  },
  { text: '미실시 판정', kind: 'dateTime', width: 18, value: ({ missDt }) => missDt },
  { text: '완료 처리', kind: 'dateTime', width: 18, value: ({ doneDt }) => doneDt },
  { text: '인정한 사람', width: 14, value: ({ acceptUserNm }) => acceptUserNm },
  { text: '인정 사유', width: 40, value: ({ acceptDesc }) => acceptDesc },
]

export const patrolRoutes = routes(
  answer(patrolLog, shown),
  answer(patrolSheet, async ({ ip, now, request, services, ...asking }) => {
    const { pairs } = await shown(asking)
    const { userId } = asking.person
    await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: PATROL_MISS, rowCnt: pairs.length })
    return listSheet(request, { area: 'saf', label: '순회점검 이행', columns, rows: pairs })
  }),
  answer(acceptPatrol, ({ places: { no }, body: { reasonDesc }, person: { userId }, tx, ip, now, today }) =>
    accept({ tx, userId, ip, now, today, reasonDesc }, no),
  ),
)
