/** A server with sign-in and directory over a database of its own, and a handful of people. For tests. */
import pg from 'pg'
import { cloneDatabase, dropDatabase } from '#platform/test/cluster.ts'
import { SystemClock } from '../clock.ts'
import { Database } from '../database/database.ts'
import { Listener } from '../database/listen.ts'
import { registerDirectory } from '../directory/directory.routes.ts'
import { type App, createApp } from '../http/app.ts'
import type { Services } from '../services.ts'
import { setPasswords, sha256Hex } from './passwords.ts'
import type { AccountKind } from './person.ts'
import { registerSignIn } from './register.ts'

const PASSWORD = 'correct horse'
/** Staff at plant T1: of the whole company, of one plant, of one department; and at T2. Vendors TV1 and TV2. */
const PEOPLE = `
  insert into plant (plant_cd, plant_nm, control_room_tel) values ('T1', '시험공장', '061-000-0119'), ('T2', '다른공장', null);
  insert into sys_auth_grp (auth_grp_no, auth_grp_cd, auth_grp_nm, plant_access_yn, scope_cd) overriding system value values
    (9001, 'TALL', '전체', 'Y', 'ALL'), (9002, 'TPLANT', '공장', 'N', 'PLANT'), (9003, 'TDEPT', '부서', 'N', 'DEPT'),
    (9004, 'TVENDOR', '업체', 'N', 'VENDOR'), (9005, 'TWRITE', '쓰기', 'N', 'OWN');
  insert into sys_dept (dept_cd, dept_nm, plant_cd, auth_grp_no) values
    ('TD1', '시험안전팀', 'T1', 9003), ('TD2', '시험생산팀', 'T2', null);
  insert into sys_user (user_id, user_nm, user_nm_initials, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
    select v.*, 'OFFICE', 'REG', '2020-01-02' from (values
      ('t.all', '전체인', 'ㅈㅊㅇ', 'T1', 'TD1'), ('t.plant', '공장인', 'ㄱㅈㅇ', 'T1', 'TD1'),
      ('t.dept', '부서인', 'ㅂㅅㅇ', 'T1', 'TD1'), ('t.other', '공장남', 'ㄱㅈㄴ', 'T2', 'TD2')) v;
  insert into vendor_info (vendor_cd, vendor_nm, chief_nm, biz_num, plant_cd, vendor_type_cd, vendor_risk_cd) values
    ('TV1', '시험정비', '대표일', '9999999991', 'T1', 'RES', 'A'), ('TV2', '시험배관', '대표이', '9999999992', 'T1', 'RES', 'A');
  insert into vendor_account (portal_id, vendor_cd, plant_cd, user_nm, user_nm_initials, vendor_role_cd) values
    ('TV1-01', 'TV1', 'T1', '공장협력', 'ㄱㅈㅎㄹ', 'TVENDOR'), ('TV2-01', 'TV2', 'T1', '다른협력', 'ㄷㄹㅎㄹ', 'TVENDOR');
  insert into sys_auth_user (auth_grp_no, user_id) values
    (9001, 't.all'), (9002, 't.plant'), (9002, 't.other'), (9001, 'TV1-01'), (9004, 't.dept');
  insert into sys_menu (menu_id, menu_nm, up_menu_id, menu_lvl, front_end_url, sort_order) values
    ('TM', '시험', null, 1, null, '1'), ('TM1', '시험목록', 'TM', 2, '/test/list', '10'), ('TM2', '비밀목록', 'TM', 2, '/test/secret', '2'),
    ('TV', '업체', null, 1, '/vendor/test', '2');
  insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) values
    (9002, 'TM1', 'Y', 'N'), (9002, 'TM2', 'Y', 'Y'), (9005, 'TM1', 'N', 'Y'), (9004, 'TV', 'Y', 'Y');`

export interface SignInSite {
  app: App
  services: Services
  clock: SystemClock
  listener: Listener
  url: string
  /** As the owner of the database. */
  owner: pg.Client
  signIn(userId: string, options?: SignInOptions): Promise<SignedIn>
  get(url: string, token: string): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>
  close(): Promise<void>
}
interface SignInOptions {
  kind?: AccountKind
  password?: string
}
export interface SignedIn {
  status: number
  body: { userId: string; accessToken: string; refreshToken: string }
  /** As the browser sends them back. */
  cookies: Record<string, string>
  /** As the server set them. */
  setCookies: readonly { name: string; path?: string; httpOnly?: boolean; secure?: boolean; sameSite?: string }[]
}

export async function signInSite(more: Partial<Services['settings']> = {}): Promise<SignInSite> {
  const url = await cloneDatabase()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(PEOPLE)
  const clock = new SystemClock()
  const db = new Database(url, { size: 4 })
  const settings = {
    version: '0',
    demo: true,
    dataDir: '',
    trustProxy: false,
    tokenSecret: 'x'.repeat(32),
    strict: true,
    ...more,
  }
  const services: Services = { db, clock, models: [], settings, onFault: () => {} }
  await setPasswords(
    db,
    ['t.all', 't.plant', 't.dept', 't.other', 'TV1-01', 'TV2-01'].map((userId) => ({ userId, password: PASSWORD })),
    clock.now(),
  )
  const listener = new Listener(() => {})
  await listener.start(url)
  const app = await createApp(services)
  registerSignIn(app, services, listener)
  registerDirectory(app, services, listener, { password: PASSWORD, accounts: [] })
  return {
    app,
    services,
    clock,
    listener,
    url,
    owner,
    async signIn(userId, { kind = 'staff', password = PASSWORD } = {}) {
      const path = kind === 'staff' ? '/api/auth/login' : '/api/auth/vendorlogin'
      return signedIn(
        await app.inject({ method: 'POST', url: path, payload: { userId, userPwdSHA: sha256Hex(password) } }),
      )
    },
    async get(path, token) {
      const answer = await app.inject({ url: path, headers: { 'x-authorization': `Bearer ${token}` } })
      return { status: answer.statusCode, body: answer.json() }
    },
    async close() {
      await app.close()
      await listener.stop()
      await db.close()
      await owner.end()
      await dropDatabase(url)
    },
  }
}

export const signedIn = (answer: Awaited<ReturnType<App['inject']>>): SignedIn => ({
  status: answer.statusCode,
  body: answer.json(),
  cookies: Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])),
  setCookies: answer.cookies as SignedIn['setCookies'],
})
