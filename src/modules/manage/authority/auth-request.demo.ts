/** Requests for authority as the demo's people would have made them: granted, sent back, refused, and under way. */
import { addDays } from '#platform/model/calendar.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'

interface Asked {
  daysAgo: number
  author: string
  userId: string
  statusCd: 'APPR' | 'RTN' | 'REJ' | 'PROGRESS'
  /** What the last approver did; nothing yet while it is under way. */
  actionCd?: string
  change: readonly [changeCd: 'ADD' | 'REMOVE', authGrpCd: string, changeDesc: string]
  reasonDesc: string
  said?: string
}
const asked: readonly Asked[] = [
  {
    daysAgo: 34,
    author: 'mgr',
    userId: 'oper',
    statusCd: 'APPR',
    actionCd: 'approve',
    change: ['REMOVE', 'GAS', '제외 가스측정자'],
    reasonDesc: '가스 측정 업무를 방재센터로 넘겼습니다.',
  },
  {
    daysAgo: 3,
    author: 'mgr',
    userId: 'emp',
    statusCd: 'RTN',
    actionCd: 'sendBack',
    change: ['ADD', 'OPR', '추가 운전부서 발급자'],
    reasonDesc: '야간 교대조의 작업허가 발급을 맡습니다.',
    said: '발급자 교육 이수일을 함께 적어 주세요.',
  },
  {
    daysAgo: 12,
    author: 'emp',
    userId: 'emp',
    statusCd: 'REJ',
    actionCd: 'reject',
    change: ['ADD', 'SHM', '추가 안전관리자'],
    reasonDesc: '안전관리자 휴가 동안 업무를 대신합니다.',
    said: '대행은 부재·위임으로 지정하십시오.',
  },
  {
    daysAgo: 5,
    author: 'oper',
    userId: 'oper',
    statusCd: 'PROGRESS',
    change: ['ADD', 'GAS', '추가 가스측정자'],
    reasonDesc: '밀폐공간 작업의 가스 측정을 맡습니다.',
  },
  {
    daysAgo: 2,
    author: 'sup',
    userId: 'sup',
    statusCd: 'PROGRESS',
    change: ['ADD', 'APR', '추가 구역 승인자'],
    reasonDesc: '야간에 3층 구역의 작업을 승인합니다.',
  },
  {
    daysAgo: 1,
    author: 'maint',
    userId: 'maint',
    statusCd: 'PROGRESS',
    change: ['ADD', 'ELE', '추가 전기 차단자'],
    reasonDesc: '정기보수 기간에 전기 차단을 맡습니다.',
  },
]

/** @param today nothing of it lies later than the day before */
export async function loadAuthRequests(connection: OwnerConnection, options: { today: string }): Promise<void> {
  const rows = asked.map((one, index) => ({ ...one, authRqstNo: index + 1, ymd: addDays(options.today, -one.daysAgo) }))
  await insertAll(
    connection,
    'auth_rqst',
    rows.map(({ authRqstNo, ymd, author, userId, statusCd, change, reasonDesc }) => ({
      authRqstNo,
      authRqstDocNo: `AR-${ymd.replaceAll('-', '')}-001`,
      statusCd,
      userId,
      reasonDesc,
      changeDesc: change[2],
      plantCd: '2000',
      lastActorId: statusCd === 'PROGRESS' ? author : 'admin',
      rowVersion: statusCd === 'PROGRESS' ? 2 : 3,
      createUserId: author,
      createDt: `${ymd}T09:10:00+09:00`,
      ...(statusCd === 'PROGRESS'
        ? { updateUserId: author, updateDt: `${ymd}T09:12:00+09:00` }
        : { updateUserId: 'admin', updateDt: `${ymd}T15:40:00+09:00` }),
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
      ...(actionCd
        ? [
            {
              ...step(authRqstNo, `${ymd}T15:40:00+09:00`, 'admin', actionCd),
              fromStatusCd: 'PROGRESS',
              toStatusCd: statusCd,
              reasonDesc: said ?? null,
            },
          ]
        : []),
    ]),
  )
  await connection.query(
    `select setval(pg_get_serial_sequence('auth_rqst', 'auth_rqst_no'), (select max(auth_rqst_no) from auth_rqst))`,
  )
}

const step = (no: number, auditDt: string, userId: string, actionCd: string) => ({
  auditDt,
  userId,
  bizCd: 'auth-rqst',
  bizNo: String(no),
  plantCd: '2000',
  actionCd,
})
