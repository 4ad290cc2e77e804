/** What a request for authority changes: tried before it is submitted, done with its last approval. */
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { raw, sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { authGroupMaster } from './auth-group.master.ts'
import type { AuthRequest, authChanges, authRequest } from './auth-request.model.ts'
import { requireAdministrator } from './last-admin.ts'

type Effect = EffectContext<typeof authRequest>
export type Asked = Pick<AuthRequest, 'userId' | 'authChanges'>
type Applied = Pick<Effect, 'db' | 'person' | 'now'> & { record: Asked }

export interface Group {
  authGrpNo: number
  authGrpCd: string
  authGrpNm: string
  heaReadLvlCd: string
  isMember: boolean
}

/** The groups of a request, and whether its subject is in each by his own name: those of his department are not his. */
export const groupsOf = (db: Queries, { userId, authChanges: changes }: Partial<Asked>): Promise<Group[]> =>
  db.query<Group>(sql`
    select g.auth_grp_no as "authGrpNo", g.auth_grp_cd as "authGrpCd", g.auth_grp_nm as "authGrpNm",
      g.hea_read_lvl_cd as "heaReadLvlCd",
      exists (select from sys_auth_user m where m.auth_grp_no = g.auth_grp_no and m.user_id = ${userId ?? null}
        and m.delete_yn = 'N') as "isMember"
    from sys_auth_grp g where g.delete_yn = 'N' and g.scope_cd <> 'VENDOR'
      and g.auth_grp_cd = any(${(changes ?? []).map(({ authGrpCd }) => authGrpCd)}::text[])`)

/** Everybody in the groups whose level is to change. */
export const membersOfLevels = (db: Queries, { authChanges: changes }: Partial<Asked>) =>
  db.query<{ userId: string; userNm: string; authGrpCd: string }>(sql`
    select distinct m.user_id as "userId", p.user_nm as "userNm", m.auth_grp_cd as "authGrpCd"
    from directory_member m join directory_person p on p.user_id = m.user_id
    where m.auth_grp_cd = any(${(changes ?? []).filter(({ changeCd }) => changeCd === 'LEVEL').map(({ authGrpCd }) => authGrpCd)}::text[])
    order by 2, 1`)

/** Whose rights they are: his, and of everybody in a group whose level changes. */
export async function concernedBy(db: Queries, record: Asked): Promise<string[]> {
  return [...new Set([record.userId, ...(await membersOfLevels(db, record)).map(({ userId }) => userId)])]
}

/** In the transaction of the last approval; open pages of the people hear of it with the commit. */
export async function changeAuthority(context: Effect): Promise<void> {
  const { db, record, person, now } = context
  const { add, remove, level } = await applyChanges(context)
  const { userId } = record
  await grantLevels(db, record)
  const changes = [
    ...add.map(({ authGrpNo }) => ({ no: authGrpNo, actionCd: 'MEMBERS', diff: { add: [null, userId] } })),
    ...remove.map(({ authGrpNo }) => ({ no: authGrpNo, actionCd: 'MEMBERS', diff: { remove: [userId, null] } })),
    ...level.map(({ authGrpNo, heaReadLvlCd, toCd }) => ({
      no: authGrpNo,
      actionCd: 'EDIT',
      diff: { heaReadLvlCd: [heaReadLvlCd, toCd] },
    })),
  ]
  await db.query(sql`
    insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, action_cd, reason_desc, diff_json)
    select ${now}, ${person.userId}, ${authGroupMaster.name}, c.no::text, ${person.plantCd}, c."actionCd",
      ${record.authRqstDocNo}, c.diff
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(no bigint, "actionCd" text, diff jsonb)`)
  await requireAdministrator(db)
}

/** What is asked for, done; the groups of each kind of change. */
async function applyChanges({ db, record, person, now }: Applied) {
  const groups = await groupsOf(db, record)
  const of = (wanted: keyof typeof authChanges) =>
    record.authChanges.flatMap(({ changeCd, authGrpCd, heaReadLvlCd: toCd }) => {
      const group = changeCd === wanted && groups.find((one) => one.authGrpCd === authGrpCd)
      return group ? [{ ...group, toCd }] : []
    })
  const [add, remove, level] = [of('ADD'), of('REMOVE'), of('LEVEL')]
  const numbers = (some: readonly Group[]) => some.map(({ authGrpNo }) => authGrpNo)
  const { userId } = record
  await db.query(
    sql`delete from sys_auth_user where user_id = ${userId} and auth_grp_no = any(${numbers(remove)}::bigint[])`,
  )
  await db.query(sql`
    insert into sys_auth_user (auth_grp_no, user_id, create_user_id, create_dt, update_user_id, update_dt)
    select no, ${userId}, ${person.userId}, ${now}, ${person.userId}, ${now} from unnest(${numbers(add)}::bigint[]) no
    on conflict (auth_grp_no, user_id) do update set delete_yn = 'N', update_user_id = excluded.update_user_id,
      update_dt = excluded.update_dt`)
  await db.query(sql`
    update sys_auth_grp g set hea_read_lvl_cd = c."toCd", row_version = g.row_version + 1,
      update_user_id = ${person.userId}, update_dt = ${now}
    from jsonb_to_recordset(${JSON.stringify(level)}::jsonb) as c("authGrpNo" bigint, "toCd" text)
    where g.auth_grp_no = c."authGrpNo"`)
  return { add, remove, level }
}

/**
 * S4: what they come to by it is theirs by this approval; the database refuses one that nobody stands behind who may.
 * Who joined a group after its level was asked for is not among them.
 */
async function grantLevels(db: Transaction, record: AuthRequest): Promise<void> {
  const concerned = [record.userId, ...(record.concernedUserIds ?? '').split(' ')]
  await db.queryAs(
    'SYSTEM',
    sql`insert into sys_level_grant (user_id, auth_grp_no, hea_read_lvl_cd, basis_cd, appr_rqst_no)
      select m.user_id, m.auth_grp_no, m.hea_read_lvl_cd, 'APPR',
        (select max(appr_rqst_no) from appr_rqst where appr_biz_cd = 'AUTH_CHANGE' and biz_no = ${record.authRqstNo})
      from directory_level_missing m where m.user_id = any(${concerned}::text[])`,
  )
}

/** The groups in which somebody would come to a health level that takes an approval: done, looked at, and undone. */
export async function levelsGiven(context: Applied): Promise<{ authGrpCd: string }[]> {
  const { db } = context
  await db.query(raw('savepoint before_change'))
  await applyChanges(context)
  const given = await db.query<{ authGrpCd: string }>(
    sql`select distinct g.auth_grp_cd as "authGrpCd" from directory_level_missing m join sys_auth_grp g using (auth_grp_no)`,
  )
  await db.query(raw('rollback to savepoint before_change'))
  return given
}
