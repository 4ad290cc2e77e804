/** What a request for authority must fulfil, and how its approval takes effect. */
import { withoutSense } from '#platform/model/i18n.ts'
import { headsOf } from '#platform/server/approvals/approval.rows.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { authRequestMessages as m } from './auth-request.messages.ts'
import { authChanges, authRequest } from './auth-request.model.ts'
import { changeAuthority, concernedBy, groupsOf, membersOfLevels } from './auth-request-change.ts'
import { healthLevels } from './health-level.model.ts'
import { SYS_SELF_AUTH } from './last-admin.ts'

type Context = ActionContext<typeof authRequest>

export const authRequestRules = rulesFor(authRequest, {
  // Whom it is for, unless something else is said: himself.
  set: {
    create: [({ record, person }) => ({ userId: record.userId ?? person.userId }), inWords],
    edit: [inWords],
    submit: [inWords, concerned],
  },
  refuse: {
    submit: [refuseStranger, refuseOthersPeople, refuseNothing, refuseWithoutEffect, refuseTooMany],
    approve: [refuseOwnDecision],
  },
  follow: { approve: [changeAuthority, tells(m.AUTH_CHANGED)] },
})

/** What the approvers read and what the list shows; of a level, who would have it. */
async function inWords({ db, record }: Context) {
  const groups = new Map((await groupsOf(db, record)).map((group) => [group.authGrpCd, group.authGrpNm]))
  const members = await membersOfLevels(db, record)
  const lines = (record.authChanges ?? []).flatMap(({ changeCd, authGrpCd, heaReadLvlCd }) => {
    if (!changeCd) return []
    const words = [withoutSense(authChanges[changeCd]), authGrpCd && (groups.get(authGrpCd) ?? authGrpCd)]
    if (changeCd !== 'LEVEL' || !heaReadLvlCd) return [words.filter(Boolean).join(' ')]
    const names = members.filter((one) => one.authGrpCd === authGrpCd).map(({ userNm }) => userNm)
    return [[...words, healthLevels[heaReadLvlCd], `(${names.join(', ')})`].join(' ')]
  })
  return { changeDesc: lines.join(', ').slice(0, 2000) || null }
}

/** Who is in a group when its level is asked for; the approval is theirs and nobody else's. */
async function concerned({ db, record }: Context) {
  const ids = new Set((await membersOfLevels(db, record)).map(({ userId }) => userId))
  return { concernedUserIds: [...ids].slice(0, MOST_CONCERNED).join(' ') || null }
}
const MOST_CONCERNED = 90

async function refuseStranger({ db, record }: Context) {
  const [found] = await db.query(
    sql`select from directory_person p where p.user_id = ${record.userId} and p.kind = 'staff' and p.status_cd = 'ACTIVE'`,
  )
  if (found) return undefined
  return problem(authRequest, 'userId', 'AUTH_RQST_PERSON', '재직 중인 임직원만 신청할 수 있습니다.')
}

/** Everybody asks for himself; a head for his own people. */
async function refuseOthersPeople({ db, record }: Context) {
  const { userId, createUserId } = record
  if (userId === createUserId || createUserId === null || (await isHeadOf(db, createUserId, userId))) return undefined
  return problem(authRequest, 'userId', 'AUTH_RQST_OTHER', '본인이나 소속 부서원의 권한만 신청할 수 있습니다.')
}

async function isHeadOf(db: Transaction, headUserId: string, userId: string): Promise<boolean> {
  let below = userId
  for (let step = 0; step < 5; step++) {
    const head = (await headsOf(db, [below])).get(below)
    if (!head || head === headUserId) return head === headUserId
    below = head
  }
  return false
}

/** What a line of each kind says. */
const saidBy = {
  ADD: ['authGrpCd'],
  REMOVE: ['authGrpCd'],
  LEVEL: ['authGrpCd', 'heaReadLvlCd'],
  PASSWORD: [],
} as const

function refuseNothing({ record }: Context) {
  const isFilled = record.authChanges.every((line) => {
    const said: readonly string[] | undefined = line.changeCd ? saidBy[line.changeCd] : undefined
    return said && (['authGrpCd', 'heaReadLvlCd'] as const).every((name) => said.includes(name) === Boolean(line[name]))
  })
  if (record.authChanges.length > 0 && isFilled) return undefined
  return problem(
    authRequest,
    'authChanges',
    'AUTH_RQST_EMPTY',
    '변경할 권한그룹을 입력하세요. 등급은 등급 변경에만 넣고, 일회용 비밀번호에는 권한그룹이 없습니다.',
  )
}

/** One line for each group, which changes something. */
async function refuseWithoutEffect({ db, record }: Context) {
  const groups = new Map((await groupsOf(db, record)).map((group) => [group.authGrpCd, group]))
  const hasLevel = await holdsLevel(db, record.userId)
  const seen = new Set<string>()
  for (const { changeCd, authGrpCd, heaReadLvlCd } of record.authChanges) {
    const group = groups.get(authGrpCd ?? '')
    const name = authGrpCd ?? 'PASSWORD'
    const isIdle = {
      ADD: !group || group.isMember,
      REMOVE: !group?.isMember,
      LEVEL: !group || group.heaReadLvlCd === heaReadLvlCd,
      PASSWORD: !hasLevel,
    }
    if (changeCd && (seen.has(name) || isIdle[changeCd]))
      return problem(authRequest, 'authChanges', 'AUTH_RQST_IDLE', '바뀌는 것이 없는 권한그룹입니다: {name}', {
        values: { name: group?.authGrpNm ?? authGrpCd ?? authChanges.PASSWORD },
      })
    seen.add(name)
  }
  return undefined
}

const holdsLevel = async (db: Transaction, userId: string): Promise<boolean> =>
  (await db.queryAs('SYSTEM', sql`select from sys_level_grant where user_id = ${userId} and end_dt is null limit 1`))
    .length > 0

async function refuseTooMany({ db, record }: Context) {
  if ((await concernedBy(db, record)).length <= MOST_CONCERNED) return undefined
  return problem(
    authRequest,
    'authChanges',
    'AUTH_RQST_MANY',
    '등급은 구성원이 {n}명까지인 그룹만 신청할 수 있습니다.',
    {
      values: { n: MOST_CONCERNED },
    },
  )
}

/** S4: nobody's rights are changed by himself, as a deputy neither, nor by who comes to a level with him. */
async function refuseOwnDecision({ db, record, person }: Context) {
  const theirs = await concernedBy(db, record)
  if (!theirs.includes(person.userId) && !(await hasDecided(db, record.authRqstNo, theirs))) return undefined
  return problem(authRequest, 'userId', 'SYS_SELF_AUTH', SYS_SELF_AUTH)
}

async function hasDecided(db: Queries, bizNo: number, userIds: readonly string[]): Promise<boolean> {
  const rows = await db.query(sql`select from appr_line l join appr_rqst r on r.appr_rqst_no = l.appr_rqst_no
    where r.appr_rqst_no = (select max(appr_rqst_no) from appr_rqst where appr_biz_cd = 'AUTH_CHANGE' and biz_no = ${bizNo})
      and l.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE') and l.act_user_id = any(${userIds}::text[]) limit 1`)
  return rows.length > 0
}
