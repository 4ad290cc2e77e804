/** What the browser is told about the one who signed in, and what he has arranged for himself. */
import { z } from 'zod'
import { seesAllPlants, vendorsOf } from '#platform/model/access.ts'
import { nullableText } from '#platform/model/call-words.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { AccountKind, SignedInPerson } from '../sign-in/person.ts'
import { type LoginPolicy, readLoginPolicy } from '../sign-in/policy.ts'

const tags = ['로그인']
const scopes = ['OWN', 'DEPT', 'PLANT', 'ALL', 'VENDOR'] as const
const userInfo = z.object({
  userId: z.string(),
  userNm: z.string(),
  kind: z.enum(['staff', 'vendor']),
  plantCd: z.string(),
  plantNm: z.string(),
  deptCd: nullableText,
  deptNm: nullableText,
  vendor: z
    .object({
      vendorCd: z.string(),
      vendorNm: z.string(),
      chiefNm: z.string(),
      plantCd: z.string(),
      userPwdUdt: nullableText,
    })
    .nullable(),
  /** Role codes; besides them `admin` for administrators and `editor` for whoever may write anything. */
  roles: z.array(z.string()),
  /** Numbers of his authority groups. */
  authGrpNos: z.array(z.number()),
  scopeCd: z.enum(scopes),
  /** Whether he may choose among all plants (S-265). */
  plantAccessYn: z.enum(['Y', 'N']),
  /** The vendors whose rows he reads; none for staff. */
  vendorCds: z.array(z.string()),
  langCd: z.string(),
  /** To be changed now: a one-time password, or one that is too old. */
  pwdExpiredYn: z.enum(['Y', 'N']),
  /** Days left, once it is time to say so. */
  pwdRemainDayCnt: z.number().nullable(),
  avatar: nullableText,
  introduction: nullableText,
  preferences: z.record(z.string(), z.unknown()),
  /** When each of them was set: a device that was offline learns whose change is the later (S-124). */
  preferenceDts: z.record(z.string(), z.string()),
})

export function registerUserInfo(app: App, services: Services): void {
  const paths: [url: string, kind: AccountKind][] = [
    ['/api/manage/loginuserinfo', 'staff'],
    ['/api/manage/loginvendorinfo', 'vendor'],
  ]
  for (const [url, kind] of paths)
    app.get(
      url,
      { schema: { tags, querystring: z.object({ token: z.string().max(100) }), response: { 200: userInfo } } },
      async ({ person, query }) => {
        // S-061: the credential says who asks; anybody else's id is as good as unknown.
        if (query.token !== person.userId || person.kind !== kind) throw notFound()
        return readUserInfo(services, person)
      },
    )
  registerPreferences(app, services)
}

interface InfoRow {
  authGrpNos: number[]
  plantNm: string | null
  deptNm: string | null
  langCd: string
  vendorNm: string | null
  chiefNm: string | null
  vendorPlantCd: string | null
  userPwdUdt: string | null
  pwdExpiredYn: 'Y' | 'N'
}

async function readUserInfo({ db, clock }: Services, person: SignedInPerson): Promise<z.infer<typeof userInfo>> {
  const { userId, userNm, kind, plantCd, deptCd, vendorCd, scopeCd } = person
  // As the program: the day of the password stands in a table that no person reaches.
  const [[info], preferences, policy] = await db.read('SYSTEM', (queries) =>
    Promise.all([
      queries.query<InfoRow>(sql`
        select p.plant_nm as "plantNm", d.dept_nm as "deptNm", v.vendor_nm as "vendorNm", v.chief_nm as "chiefNm",
          v.plant_cd as "vendorPlantCd", c.user_pwd_udt as "userPwdUdt", coalesce(c.pwd_expired_yn, 'N') as "pwdExpiredYn",
          coalesce(u.lang_cd, a.lang_cd, 'kr') as "langCd",
          array(select distinct m.auth_grp_no::int from directory_member m where m.user_id = own.user_id order by 1) as "authGrpNos"
        from (select ${userId}::text as user_id) own
          left join sys_user u on u.user_id = own.user_id left join vendor_account a on a.portal_id = own.user_id
          left join plant p on p.plant_cd = ${plantCd} left join sys_dept d on d.dept_cd = ${deptCd}
          left join vendor_info v on v.vendor_cd = ${vendorCd} left join sys_credential c on c.user_id = own.user_id`),
      queries.query<PreferenceRow>(preferencesOf(userId)),
      readLoginPolicy(queries),
    ]),
  )
  const vendor =
    vendorCd === null
      ? null
      : {
          vendorCd,
          vendorNm: info?.vendorNm ?? vendorCd,
          chiefNm: info?.chiefNm ?? '',
          plantCd: info?.vendorPlantCd ?? plantCd,
          userPwdUdt: info?.userPwdUdt ?? null,
        }
  return {
    userId,
    userNm,
    kind,
    plantCd,
    plantNm: info?.plantNm ?? plantCd,
    deptCd,
    deptNm: info?.deptNm ?? null,
    vendor,
    roles: shownRoles(person),
    authGrpNos: info?.authGrpNos ?? [],
    scopeCd,
    plantAccessYn: seesAllPlants(person) ? ('Y' as const) : ('N' as const),
    vendorCds: kind === 'vendor' ? [...vendorsOf(person)] : [],
    langCd: info?.langCd ?? 'kr',
    ...passwordAge(info, policy, clock.now()),
    avatar: null,
    introduction: null,
    preferences: toRecord(preferences),
    preferenceDts: Object.fromEntries(preferences.map(({ preferenceCd, updateDt }) => [preferenceCd, updateDt])),
  }
}

const DAY_MS = 86_400_000

/** EA S5 */
function passwordAge(info: InfoRow | undefined, { passwordDayCnt, reminderDayCnt }: LoginPolicy, now: Date) {
  if (info?.pwdExpiredYn === 'Y') return { pwdExpiredYn: 'Y' as const, pwdRemainDayCnt: null }
  if (!info?.userPwdUdt || passwordDayCnt === 0) return { pwdExpiredYn: 'N' as const, pwdRemainDayCnt: null }
  const leftMs = Date.parse(info.userPwdUdt) + passwordDayCnt * DAY_MS - now.getTime()
  if (leftMs <= 0) return { pwdExpiredYn: 'Y' as const, pwdRemainDayCnt: null }
  const left = Math.ceil(leftMs / DAY_MS)
  return { pwdExpiredYn: 'N' as const, pwdRemainDayCnt: left <= reminderDayCnt ? left : null }
}

const shownRoles = ({ roles, rights }: SignedInPerson): string[] => [
  ...roles,
  ...(roles.includes('SYS') ? ['admin'] : []),
  ...([...rights.values()].some(({ write }) => write) ? ['editor'] : []),
]

interface PreferenceRow {
  preferenceCd: string
  value: unknown
  updateDt: string
}
const preferencesOf = (userId: string) => sql`
  select preference_cd as "preferenceCd", value_json as value, update_dt as "updateDt" from sys_preference where user_id = ${userId}
  order by preference_cd`
const toRecord = (rows: readonly PreferenceRow[]): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ preferenceCd, value }) => [preferenceCd, value]))

const MAX_PREFERENCES = 300
const TOO_MANY_PREFERENCES = '저장할 수 있는 화면 설정의 개수를 넘었습니다.'
const MAX_VALUE_CHARACTERS = 20_000
const preferenceCd = z.string().regex(/^[^\p{Cc}]{1,120}$/u)
const preferenceBody = z
  .record(preferenceCd, z.unknown())
  .refine((values) => Object.keys(values).length <= 50)
  .refine((values) => Object.values(values).every((one) => JSON.stringify(one).length <= MAX_VALUE_CHARACTERS))

/** By name, any JSON each; null takes one away (S-124). */
function registerPreferences(app: App, { db, clock }: Services): void {
  const answer = { 200: z.record(z.string(), z.unknown()) }
  app.get('/api/manage/preferences', { schema: { tags, response: answer } }, async ({ person }) =>
    toRecord(await db.query<PreferenceRow>(person, preferencesOf(person.userId))),
  )
  app.put(
    '/api/manage/preferences',
    { schema: { tags, body: preferenceBody, response: answer } },
    async ({ person, body }) => {
      const rows = await db.write(person, async (tx) => {
        const values = JSON.stringify(body)
        await tx.query(sql`delete from sys_preference where user_id = ${person.userId}
          and preference_cd in (select key from jsonb_each(${values}::jsonb) where value = 'null')`)
        await tx.query(sql`
          insert into sys_preference (user_id, preference_cd, value_json, update_dt)
          select ${person.userId}, key, value, ${clock.now()} from jsonb_each(${values}::jsonb) where value <> 'null'
          on conflict (user_id, preference_cd) do update set value_json = excluded.value_json, update_dt = excluded.update_dt`)
        const kept = await tx.query<PreferenceRow>(preferencesOf(person.userId))
        if (kept.length > MAX_PREFERENCES) throw new Refusal(422, 'TOO_MANY_PREFERENCES', TOO_MANY_PREFERENCES)
        return kept
      })
      return toRecord(rows)
    },
  )
}
