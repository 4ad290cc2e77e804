/** What every screen needs: the site, one's own menu, codes and plants. */
import { z } from 'zod'
import { nullableText, rowsOf } from '#platform/model/call-words.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { loadMenu } from '../sign-in/person.ts'
import { codeNameColumns } from './code-name.ts'
import type { DirectoryCache } from './directory-cache.ts'
import { plantOf } from './own-plant.ts'
import { setting } from './setting.ts'

const tags = ['공통']

/** Accounts that the sign-in page of a demo site offers, all with one password. */
export interface DemoSignIn {
  password: string
  accounts: readonly { userId: string; label: string; kind: 'staff' | 'vendor' }[]
}

const plant = z.object({ plantCd: z.string(), plantNm: z.string(), controlRoomTel: nullableText })
type Plant = z.infer<typeof plant>
const site = z.object({
  siteNm: z.string(),
  demo: z.boolean(),
  accounts: z.array(z.object({ userId: z.string(), label: z.string(), kind: z.enum(['staff', 'vendor']) })).optional(),
  password: z.string().optional(),
  controlRoomTel: nullableText,
  plants: z.array(plant),
  /** Whether staff may sign in by single sign-on. */
  ssoYn: z.enum(['Y', 'N']),
  /** S-114: first-level menus that the top menu leaves out, by title. */
  topMenuExcluded: z.array(z.string()),
})

const plantColumns = sql`plant_cd as "plantCd", plant_nm as "plantNm", control_room_tel as "controlRoomTel"`

export function registerCommon(
  app: App,
  services: Services,
  cache: DirectoryCache,
  demo: DemoSignIn | undefined,
): void {
  registerSite(app, services, demo)
  registerMenu(app, services, cache)
  registerCodes(app, services, cache)
  registerPlants(app, services)
}

/** Before anybody signed in: names, and the numbers to call in danger. */
function registerSite(app: App, { db, settings: { oidc } }: Services, demo: DemoSignIn | undefined): void {
  app.get('/api/common/site', { config: { open: true }, schema: { tags, response: { 200: site } } }, async () => {
    const [siteNm, demoYn, topMenuExcluded, plants] = await db.read('SYSTEM', (queries) =>
      Promise.all([
        setting(queries, 'siteNm'),
        setting(queries, 'demoYn'),
        setting(queries, 'topMenuExcluded'),
        queries.query<Plant>(
          sql`select ${plantColumns} from plant where delete_yn = 'N' order by sort_order, plant_cd`,
        ),
      ]),
    )
    const isDemo = demo !== undefined && demoYn === 'Y'
    return {
      siteNm: siteNm ?? 'Jikim',
      demo: isDemo,
      ssoYn: oidc ? ('Y' as const) : ('N' as const),
      ...(isDemo && { accounts: [...demo.accounts], password: demo.password }),
      controlRoomTel: plants.find(({ controlRoomTel }) => controlRoomTel)?.controlRoomTel ?? null,
      plants,
      topMenuExcluded: topMenuExcludedOf(topMenuExcluded),
    }
  })
}

const TOP_MENU_EXCLUDED = ['샘플소스', '기본정보', '시스템']
const topMenuExcludedOf = (settingVal: string | undefined): string[] =>
  settingVal === undefined ? TOP_MENU_EXCLUDED : z.array(z.string()).parse(JSON.parse(settingVal))

const menuRow = z.object({
  menuId: z.string(),
  menuNm: z.string(),
  menuNmEn: nullableText,
  menuNmZh: nullableText,
  menuNmEs: nullableText,
  upMenuId: nullableText,
  upMenuNm: nullableText,
  menuLvl: z.number(),
  taskGrpCd: nullableText,
  frontEndUrl: nullableText,
  sortOrder: nullableText,
  useYn: z.string(),
  accessYn: z.string(),
  writeYn: z.string(),
  color: nullableText,
  icon: nullableText,
})

/** S-080: the person's own rows, parents included. */
function registerMenu(app: App, services: Services, cache: DirectoryCache): void {
  app.get('/api/common/menu', { schema: { tags, response: { 200: z.array(menuRow) } } }, async ({ person }) =>
    cache.get(`menu ${person.kind} ${person.userId}`, () => loadMenu(services, person)),
  )
}

const codeRow = z.object({
  codeGrpCd: z.string(),
  code: z.string(),
  /** In the language of the request, in Korean where it has not been translated. */
  codeNm: z.string(),
  useYn: z.enum(['Y', 'N']),
})
const MAX_GROUPS = 50
const WHOLE_COMPANY = '0000'

/**
 * The codes of one or several groups. Those out of use are not offered, but still name what was chosen before. Of plants
 * only one's own, where one may not choose, and the whole company only to who chooses for chemicals (S-265, S2).
 */
function registerCodes(app: App, { db }: Services, cache: DirectoryCache): void {
  const querystring = z.object({
    codeGrpCd: z
      .string()
      .regex(/^\w{1,40}(,\w{1,40})*$/)
      .transform((text) => text.split(','))
      .refine((groups) => groups.length <= MAX_GROUPS),
    useYn: z.enum(['Y', 'N', 'ALL']).default('Y'),
    /** What is chosen for, where that decides on what is offered. */
    filter: z.literal('chm').optional(),
  })
  app.get(
    '/api/common/codes',
    { schema: { tags, querystring, response: { 200: rowsOf(codeRow) } } },
    async ({ person, query: { codeGrpCd, useYn, filter }, language }) => {
      const inUse = useYn === 'ALL' ? sql`true` : sql`use_yn = ${useYn}`
      const rows = await cache.get(`codes ${language} ${useYn} ${codeGrpCd.join()}`, () =>
        db.query<z.infer<typeof codeRow>>(
          'SYSTEM',
          sql`select code_grp_cd as "codeGrpCd", code, ${codeNameColumns[language]} as "codeNm", use_yn as "useYn"
          from directory_code where code_grp_cd = any(${codeGrpCd}::text[]) and delete_yn = 'N' and ${inUse}
          order by code_grp_cd, sort_order, code limit 10000`,
        ),
      )
      const own = plantOf(person, undefined)
      const isOffered = ({ codeGrpCd: group, code }: { codeGrpCd: string; code: string }) => {
        if (group !== 'COM_PLANT_CD') return true
        return code === WHOLE_COMPANY ? filter === 'chm' : own === undefined || code === own
      }
      return { rows: rows.filter(isOffered) }
    },
  )
}

/** The plants that the person may choose from (S-265). */
function registerPlants(app: App, { db }: Services): void {
  app.get('/api/common/plants', { schema: { tags, response: { 200: rowsOf(plant) } } }, async ({ person }) => {
    const plantCd = plantOf(person, undefined)
    const rows = await db.query<Plant>(
      person,
      sql`select ${plantColumns} from plant where delete_yn = 'N'
        and ${plantCd === undefined ? sql`true` : sql`plant_cd = ${plantCd}`} order by sort_order, plant_cd`,
    )
    return { rows }
  })
}
