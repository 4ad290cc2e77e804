/** What a request for authority must fulfil, and how its approval takes effect. */
import { withoutSense } from '#platform/model/i18n.ts'
import { headsOf } from '#platform/server/approvals/approval.rows.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { authGroupMaster } from './auth-group.master.ts'
import { authRequestMessages as m } from './auth-request.messages.ts'
import { type AuthRequest, authChanges, authRequest } from './auth-request.model.ts'
import { requireAdministrator, SYS_SELF_AUTH } from './last-admin.ts'

type Context = ActionContext<typeof authRequest>
type Effect = EffectContext<typeof authRequest>

export const authRequestRules = rulesFor(authRequest, {
  // Whom it is for, unless something else is said: himself.
  set: { create: [({ record, person }) => ({ userId: record.userId ?? person.userId }), inWords], edit: [inWords] },
  refuse: {
    submit: [refuseStranger, refuseOthersPeople, refuseNothing, refuseWithoutEffect],
    approve: [refuseOwnDecision],
  },
  follow: { approve: [changeMembership, tells(m.AUTH_CHANGED)] },
})

interface Group {
  authGrpNo: number
  authGrpCd: string
  authGrpNm: string
  isMember: boolean
}

/** The groups of a request, and whether its subject is in each by his own name: those of his department are not his. */
const groupsOf = (db: Queries, { userId, authChanges: changes }: Partial<AuthRequest>): Promise<Group[]> =>
  db.query<Group>(sql`
    select g.auth_grp_no as "authGrpNo", g.auth_grp_cd as "authGrpCd", g.auth_grp_nm as "authGrpNm",
      exists (select from sys_auth_user m where m.auth_grp_no = g.auth_grp_no and m.user_id = ${userId ?? null}
        and m.delete_yn = 'N') as "isMember"
    from sys_auth_grp g where g.delete_yn = 'N' and g.scope_cd <> 'VENDOR'
      and g.auth_grp_cd = any(${(changes ?? []).map(({ authGrpCd }) => authGrpCd)}::text[])`)

/** What the approvers read and what the list shows. */
async function inWords({ db, record }: Context) {
  const groups = new Map((await groupsOf(db, record)).map(({ authGrpCd, authGrpNm }) => [authGrpCd, authGrpNm]))
  const lines = (record.authChanges ?? []).flatMap(({ changeCd, authGrpCd }) =>
    changeCd && authGrpCd ? [`${withoutSense(authChanges[changeCd])} ${groups.get(authGrpCd) ?? authGrpCd}`] : [],
  )
  return { changeDesc: lines.join(', ') || null }
}

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

function refuseNothing({ record }: Context) {
  const isFilled = record.authChanges.every(({ changeCd, authGrpCd }) => changeCd && authGrpCd)
  if (record.authChanges.length > 0 && isFilled) return undefined
  return problem(authRequest, 'authChanges', 'AUTH_RQST_EMPTY', '변경할 권한그룹을 입력하세요.')
}

/** One line for each group, which changes something. */
async function refuseWithoutEffect({ db, record }: Context) {
  const groups = new Map((await groupsOf(db, record)).map((group) => [group.authGrpCd, group]))
  const seen = new Set<string>()
  for (const { changeCd, authGrpCd } of record.authChanges) {
    if (!changeCd || !authGrpCd) continue
    const group = groups.get(authGrpCd)
    const isIdle = !group || seen.has(authGrpCd) || group.isMember === (changeCd === 'ADD')
    if (isIdle)
      return problem(authRequest, 'authChanges', 'AUTH_RQST_IDLE', '바뀌는 것이 없는 권한그룹입니다: {name}', {
        values: { name: group?.authGrpNm ?? authGrpCd },
      })
    seen.add(authGrpCd)
  }
  return undefined
}

/** S4: nobody's membership is changed by himself, as a deputy neither. */
async function refuseOwnDecision({ db, record, person }: Context) {
  if (person.userId !== record.userId && !(await hasDecided(db, record.authRqstNo, record.userId))) return undefined
  return problem(authRequest, 'userId', 'SYS_SELF_AUTH', SYS_SELF_AUTH)
}

async function hasDecided(db: Queries, bizNo: number, userId: string): Promise<boolean> {
  const rows = await db.query(sql`select from appr_line l join appr_rqst r on r.appr_rqst_no = l.appr_rqst_no
    where r.appr_rqst_no = (select max(appr_rqst_no) from appr_rqst where appr_biz_cd = 'AUTH_CHANGE' and biz_no = ${bizNo})
      and l.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE') and l.act_user_id = ${userId} limit 1`)
  return rows.length > 0
}

/** In the transaction of the last approval; the sessions of the person hear of it with the commit. */
async function changeMembership(context: Effect) {
  const { db, record, person, now } = context
  const { add, remove } = await applyChanges(context)
  const { userId } = record
  await grantLevels(db, record)
  await db.query(sql`
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, reason_desc, diff_json)
    select ${now}, ${person.userId}, ${authGroupMaster.name}, c.no::text, ${person.plantCd}, 'MEMBERS', ${record.authRqstDocNo},
      case when c.added then jsonb_build_object('add', jsonb_build_array(null, ${userId}::text))
        else jsonb_build_object('remove', jsonb_build_array(${userId}::text, null)) end
    from (select no, true as added from unnest(${add}::bigint[]) no
      union all select no, false from unnest(${remove}::bigint[]) no) c`)
  await requireAdministrator(db)
}

/** What is asked for, done; the numbers of the groups. */
async function applyChanges({ db, record, person, now }: Applied) {
  const groups = await groupsOf(db, record)
  const noOf = (wanted: string) =>
    record.authChanges
      .filter(({ changeCd }) => changeCd === wanted)
      .flatMap(({ authGrpCd }) => groups.find((group) => group.authGrpCd === authGrpCd)?.authGrpNo ?? [])
  const [add, remove] = [noOf('ADD'), noOf('REMOVE')]
  const { userId } = record
  await db.query(sql`delete from sys_auth_user where user_id = ${userId} and auth_grp_no = any(${remove}::bigint[])`)
  await db.query(sql`
    insert into sys_auth_user (auth_grp_no, user_id, create_user_id, create_dt, update_user_id, update_dt)
    select no, ${userId}, ${person.userId}, ${now}, ${person.userId}, ${now} from unnest(${add}::bigint[]) no
    on conflict (auth_grp_no, user_id) do update set delete_yn = 'N', update_user_id = excluded.update_user_id,
      update_dt = excluded.update_dt`)
  return { add, remove }
}
type Applied = Pick<Effect, 'db' | 'person' | 'now'> & { record: Pick<AuthRequest, 'userId' | 'authChanges'> }

/** S4: what he comes to by it is his by this approval; the database refuses one that no physician stands behind. */
async function grantLevels(db: Transaction, { authRqstNo, userId }: Pick<AuthRequest, 'authRqstNo' | 'userId'>) {
  await db.queryAs(
    'SYSTEM',
    sql`insert into sys_level_grant (user_id, auth_grp_no, hea_read_lvl_cd, basis_cd, appr_rqst_no)
      select m.user_id, m.auth_grp_no, m.hea_read_lvl_cd, 'APPR',
        (select max(appr_rqst_no) from appr_rqst where appr_biz_cd = 'AUTH_CHANGE' and biz_no = ${authRqstNo})
      from directory_level_missing m where m.user_id = ${userId}`,
  )
}

/** Whether he would come to a health level by it that takes an approval: done, looked at, and undone. */
export async function givesLevel(context: Applied): Promise<boolean> {
  const { db, record } = context
  await db.query(raw('savepoint before_change'))
  await applyChanges(context)
  const missing = await db.query(sql`select from directory_level_missing where user_id = ${record.userId} limit 1`)
  await db.query(raw('rollback to savepoint before_change'))
  return missing.length > 0
}
