/** Why somebody may or may not open a menu or a record. It asks the code that decides, and names what that code went by. */
import { roles } from '#modules/roles.model.ts'
import { actionBarrier, canOf, type Decided, hidesAuthor, type Scope } from '#platform/model/access.ts'
import { type AnyDocument, type AnyWho, isProgramAction } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import { isVendorPath } from '#platform/model/menu-path.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { recordStatement } from '#platform/server/documents/record.ts'
import { column, type Row, shapeOf } from '#platform/server/documents/shape.ts'
import { under } from '#platform/server/sign-in/menu-right.ts'
import type { MenuRight } from '#platform/server/sign-in/menus.ts'
import { restrictedMenus, type SignedInPerson } from '#platform/server/sign-in/person.ts'
import { scopeNames } from './auth-group.master.ts'
import type { Fact as WhyFact, Found as WhyRecord } from './auth-why.wire.ts'
export interface WhyMenu {
  menuId: string
  menuNm: string
  upMenuId: string | null
  useYn: string
  /** The list route. */
  route: string | null
}
export interface WhyGroup {
  authGrpNo: number
  authGrpNm: string
  /** The department that brings it; null where the person is a member himself. */
  deptNm: string | null
  accessYn: 'Y' | 'N'
  writeYn: 'Y' | 'N'
  scopeCd: Scope
}

interface Account {
  kind: 'staff' | 'vendor'
  userNm: string
  statusCd: string
  retireYmd: string | null
  plantNm: string | null
  orgNm: string | null
  orgStatusCd: string | null
  lockToDt: string | null
}

type Say = (korean: string, values?: Record<string, unknown>) => string
export const sayIn =
  (language: Language): Say =>
  (korean, values) =>
    translate('manage', language, korean, values)

/** The account as it is kept, open or not. */
/** @param here which of the accounts may be asked about at all */
export const readAccount = (db: Queries, userId: string, here: Sql): Promise<Account[]> =>
  db.query<Account>(sql`
    select a.*, p.plant_nm as "plantNm", f.lock_to_dt as "lockToDt" from (
      select 'staff' as kind, u.user_nm as "userNm", case when u.delete_yn = 'Y' then 'DELETED' else u.user_status_cd end as "statusCd",
        u.retire_ymd as "retireYmd", u.plant_cd, d.dept_nm as "orgNm", null as "orgStatusCd", u.user_id
      from sys_user u left join sys_dept d on d.dept_cd = u.dept_cd where u.user_id = ${userId}
      union all
      select 'vendor', v.user_nm, case when v.delete_yn = 'Y' then 'DELETED' else v.account_status_cd end, null, v.plant_cd,
        i.vendor_nm, i.vendor_status_cd, v.portal_id
      from vendor_account v join vendor_info i on i.vendor_cd = v.vendor_cd where v.portal_id = ${userId}
    ) a left join plant p on p.plant_cd = a.plant_cd left join sys_login_fail f on f.user_id = a.user_id
    where ${here}`)

/** Whether the account is open at all. @param person what signing in would find; undefined where it finds nobody */
export function accountFacts(
  say: Say,
  userId: string,
  account: Account,
  person: SignedInPerson | undefined,
  now: Date,
): WhyFact[] {
  const url = account.kind === 'staff' ? `/manage/user/userList?q=${encodeURIComponent(userId)}` : null
  const why =
    account.orgStatusCd === 'TERM'
      ? say('거래가 끝난 업체의 계정이어서 로그인할 수 없습니다.')
      : account.retireYmd
        ? say('{day} 퇴직하여 로그인할 수 없습니다.', { day: account.retireYmd })
        : say('사용 중인 계정이 아니어서 로그인할 수 없습니다.')
  const open: WhyFact = person
    ? { isGood: true, text: say('계정을 사용하고 있습니다.'), url }
    : { isGood: false, text: why, url }
  const isLocked = account.lockToDt !== null && new Date(account.lockToDt) > now
  return isLocked ? [open, { isGood: false, text: say('비밀번호를 여러 번 틀려 잠겨 있습니다.'), url }] : [open]
}

/** What stands between every person and this menu, and this person and it. */
export async function menuFacts(
  db: Queries,
  say: Say,
  menus: ReadonlyMap<string, WhyMenu>,
  menu: WhyMenu,
  asked: { userId: string; kind: 'staff' | 'vendor' },
): Promise<WhyFact[]> {
  const menuUrl = (name: string) => `/manage/menuManage/menuList?q=${encodeURIComponent(name)}`
  const facts: WhyFact[] = []
  for (let one: WhyMenu | undefined = menu; one; one = menus.get(one.upMenuId ?? ''))
    if (one.useYn !== 'Y')
      facts.push({
        isGood: false,
        text: say('메뉴 {name}을(를) 사용하지 않습니다.', { name: one.menuNm }),
        url: menuUrl(one.menuNm),
      })
  if (facts.length === 0)
    facts.push({ isGood: true, text: say('메뉴와 상위 메뉴를 사용합니다.'), url: menuUrl(menu.menuNm) })
  if (menu.route && asked.kind === 'vendor' && !isVendorPath(menu.route))
    facts.push({ isGood: false, text: say('협력업체 계정은 협력업체 메뉴만 엽니다.'), url: null })
  const restricted = await restrictedMenus(db)
  for (const users of [restricted[menu.menuId], restricted[menu.menuNm]])
    if (users)
      facts.push({
        isGood: users.includes(asked.userId),
        text: say('이 메뉴는 정해진 {n}명에게만 보입니다.', { n: users.length }),
        url: null,
      })
  return facts
}

/** The groups that a person is in, by himself or by his department, with what each says about the menu. */
export const groupsOf = (db: Queries, userId: string, menuId: string): Promise<WhyGroup[]> =>
  db.query<WhyGroup>(sql`
    select g.auth_grp_no as "authGrpNo", g.auth_grp_nm as "authGrpNm", m.dept_nm as "deptNm",
      coalesce(r.access_yn, 'N') as "accessYn", coalesce(r.write_yn, 'N') as "writeYn",
      case when coalesce(r.scope_cd, g.scope_cd) = 'ALL' and g.plant_access_yn <> 'Y' then 'PLANT'
        else coalesce(r.scope_cd, g.scope_cd) end as "scopeCd"
    from (select n.auth_grp_no, case when own.user_id is null then d.dept_nm end as dept_nm
        from (select distinct auth_grp_no, user_id from directory_member where user_id = ${userId}) n
        left join sys_auth_user own on own.auth_grp_no = n.auth_grp_no and own.user_id = n.user_id and own.delete_yn = 'N'
        left join sys_user u on u.user_id = n.user_id
        left join sys_dept d on d.dept_cd = u.dept_cd and d.auth_grp_no = n.auth_grp_no) m
      join sys_auth_grp g on g.auth_grp_no = m.auth_grp_no
      left join sys_auth_menu r on r.auth_grp_no = g.auth_grp_no and r.menu_id = ${menuId} and r.delete_yn = 'N'
    order by r.write_yn desc nulls last, r.access_yn desc nulls last, g.auth_grp_nm`)

/** One step of a record and whether this person may take it. */
export interface WhyStep extends WhyFact {
  label: string
}

/** The record that a number means, as the administrator himself may see it. */
export async function findFor(db: Queries, model: AnyDocument, number: string): Promise<Row | undefined> {
  const shape = shapeOf(model)
  const [named] = await db.query<{ no: number }>(
    sql`select r.${shape.key} as no from ${shape.table} r where r.${column(model.docNo)} = ${number} and r.delete_yn = 'N'`,
  )
  const no = named?.no ?? (/^\d{1,15}$/.test(number) ? Number(number) : undefined)
  if (no === undefined) return undefined
  const [row] = await db.query<Row>(recordStatement(shape, no))
  return row
}

/** @param tx acts as the program, and becomes the person to see what he sees */
export async function recordFacts(
  tx: Transaction,
  say: Say,
  { model, record, asker }: { model: AnyDocument; record: Row; asker: SignedInPerson },
  person: SignedInPerson | undefined,
  right: MenuRight,
): Promise<WhyRecord> {
  const about = {
    docNo: record[model.docNo] === null ? null : String(record[model.docNo]),
    title: String(record[model.title] ?? ''),
    statusNm: say(model.lifecycle.states[record.statusCd]?.label ?? record.statusCd),
    url: `${model.route.staff}/${record[model.key]}`,
  }
  // What depends on who wrote it would tell who wrote it.
  if (hidesAuthor(model, asker, record as Decided))
    return {
      ...about,
      steps: [],
      facts: [
        {
          isGood: false,
          text: say('작성자가 이름을 숨긴 자료여서 사람에 따른 권한을 보여 드리지 않습니다.'),
          url: null,
        },
      ],
    }
  if (!person || !right.access)
    return {
      ...about,
      steps: [],
      facts: [{ isGood: false, text: say('메뉴를 열 수 없으므로 자료도 열 수 없습니다.'), url: null }],
    }
  const statement = recordStatement(shapeOf(model), Number(record[model.key]))
  const reader = under(person, right, 'read')
  const [seen] = await tx.queryAs<Row>(reader, statement)
  const scope = say(scopeNames[reader.scopeCd])
  if (!seen) {
    const values = { scope, plant: record.plantNm ?? record.plantCd }
    const text =
      model.lifecycle.start === record.statusCd
        ? say('작성 중인 자료는 작성자만 봅니다.')
        : say('조회범위가 {scope}이어서 이 자료(사업장 {plant})가 보이지 않습니다.', values)
    return { ...about, steps: [], facts: [{ isGood: false, text, url: '/manage/authManage/authGroup' }] }
  }
  const isWritten = (await tx.queryAs(under(person, right, 'write'), statement)).length > 0
  const can = canOf(model, person, seen as Decided, right.write && isWritten)
  return {
    ...about,
    facts: [
      { isGood: true, text: say('조회범위 {scope}에 드는 자료입니다.', { scope }), url: null },
      can.edit.length > 0
        ? { isGood: true, text: say('지금 상태에서 {n}개 항목을 고칠 수 있습니다.', { n: can.edit.length }), url: null }
        : { isGood: false, text: whyNotEdited(say, model, seen, right), url: null },
    ],
    steps: Object.entries(model.lifecycle.actions)
      .filter(([, action]) => !isProgramAction(action))
      .map(([actionCd]) => stepOf(say, model, person, seen, right, actionCd)),
  }
}

function whyNotEdited(say: Say, model: AnyDocument, record: Row, right: MenuRight): string {
  if (!right.write) return say('메뉴 쓰기 권한이 없어 고칠 수 없습니다.')
  const editor = model.lifecycle.states[record.statusCd]?.editableBy
  return editor
    ? say('지금 상태에서는 {who}만 고칠 수 있습니다.', { who: whoName(say, model, editor) })
    : say('지금 상태에서는 아무도 고칠 수 없습니다.')
}

/** By the rule of the lifecycle itself: what bars it, or nothing. */
function stepOf(
  say: Say,
  model: AnyDocument,
  person: SignedInPerson,
  record: Row,
  right: MenuRight,
  actionCd: string,
): WhyStep {
  const action = model.lifecycle.actions[actionCd]
  const barrier = actionBarrier(model, actionCd, person, record as Decided)
  const by = typeof action?.by === 'function' ? action.by(record) : action?.by
  const reasons: Record<string, string> = {
    state: say('지금 상태에서는 할 수 없습니다.'),
    who: say('{who}만 할 수 있습니다.', { who: by ? whoName(say, model, by) : '' }),
    fourEyes: say('바로 앞 단계를 처리한 사람은 이어서 할 수 없습니다.'),
    approval: say('결재를 거쳐 처리합니다.'),
  }
  const text = barrier
    ? reasons[barrier]
    : right.write
      ? say('할 수 있습니다.')
      : say('메뉴 쓰기 권한이 없어 할 수 없습니다.')
  return { label: say(action?.label ?? actionCd), isGood: !barrier && right.write, text: text ?? '', url: null }
}

function whoName(say: Say, model: AnyDocument, who: AnyWho): string {
  if (typeof who !== 'string') return who.map((one) => whoName(say, model, one)).join('/')
  if (who === 'author') return say('작성자')
  if (who === 'anyone') return say('누구나')
  return say(model.fields[who]?.label ?? roles[who as keyof typeof roles]?.label ?? who)
}
