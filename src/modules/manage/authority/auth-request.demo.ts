/** Requests for authority as the demo's people would have made them: one granted, one sent back. */
import { addDays } from '#platform/model/calendar.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'

interface Asked {
  daysAgo: number
  author: string
  userId: string
  statusCd: 'APPR' | 'RTN'
  actionCd: string
  change: readonly [changeCd: 'ADD' | 'REMOVE', authGrpCd: string, changeDesc: string]
  reasonDesc: string
  said?: string
}
const asked: readonly Asked[] = [
  {
    ...{ daysAgo: 34, author: 'mgr', userId: 'oper', statusCd: 'APPR', actionCd: 'approve' },
    change: ['REMOVE', 'GAS', '제외 가스측정자'],
    reasonDesc: '가스 측정 업무를 방재센터로 넘겼습니다.',
  },
  {
    ...{ daysAgo: 3, author: 'mgr', userId: 'emp', statusCd: 'RTN', actionCd: 'sendBack' },
    change: ['ADD', 'OPR', '추가 운전부서 발급자'],
    reasonDesc: '야간 교대조의 작업허가 발급을 맡습니다.',
    said: '발급자 교육 이수일을 함께 적어 주세요.',
  },
]

/** @param today nothing of it lies later than the day before */
export async function loadAuthRequests(connection: OwnerConnection, options: { today: string }): Promise<void> {
  const rows = asked.map((one, index) => ({ ...one, authRqstNo: index + 1, ymd: addDays(options.today, -one.daysAgo) }))
  await insertAll(
    connection,
    'auth_rqst',
    rows.map(({ authRqstNo, ymd, author, userId, statusCd, change, reasonDesc }) => ({
      ...{ authRqstNo, authRqstDocNo: `AR-${ymd.replaceAll('-', '')}-001`, statusCd, userId, reasonDesc },
      ...{ changeDesc: change[2], plantCd: '2000', lastActorId: 'admin', rowVersion: 3 },
      ...{ createUserId: author, createDt: `${ymd}T09:10:00+09:00` },
      ...{ updateUserId: 'admin', updateDt: `${ymd}T15:40:00+09:00` },
    })),
  )
  await insertAll(
    connection,
    'auth_rqst_auth_changes',
    rows.map(({ authRqstNo, change: [changeCd, authGrpCd] }) => ({ authRqstNo, seqNo: 1, changeCd, authGrpCd })),
  )
  await insertAll(
    connection,
    'sys_audit',
    rows.flatMap(({ authRqstNo, ymd, author, statusCd, actionCd, said }) => [
      { ...step(authRqstNo, `${ymd}T09:10:00+09:00`, author, 'CREATE'), toStatusCd: 'TEMP' },
      { ...step(authRqstNo, `${ymd}T09:12:00+09:00`, author, 'submit'), fromStatusCd: 'TEMP', toStatusCd: 'PROGRESS' },
      {
        ...step(authRqstNo, `${ymd}T15:40:00+09:00`, 'admin', actionCd),
        ...{ fromStatusCd: 'PROGRESS', toStatusCd: statusCd, reasonDesc: said ?? null },
      },
    ]),
  )
  await connection.query(
    `select setval(pg_get_serial_sequence('auth_rqst', 'auth_rqst_no'), (select max(auth_rqst_no) from auth_rqst))`,
  )
}

const step = (no: number, auditDt: string, userId: string, actionCd: string) => ({
  ...{ auditDt, userId, bizCd: 'auth-rqst', bizNo: String(no), plantCd: '2000', actionCd },
})
