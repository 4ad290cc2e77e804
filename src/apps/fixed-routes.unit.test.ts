import { describe, expect, test } from 'vitest'
import { safScreens } from '#modules/saf/saf.screens.ts'
import { sampleScreens } from '#modules/sample/sample.screens.ts'
import { wkodScreens } from '#modules/wkod/wkod.screens.ts'
import { languages } from '#platform/model/problem.ts'
import { isOpenPath, shellRoutes } from '#platform/web/pages/fixed-routes.ts'
import { resolve } from '#platform/web/pages/resolve.ts'
import { load, type Screens } from '#platform/web/pages/screens.ts'
import { routesFromMenus } from '#platform/web/session/menu-routes.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { fixedRoutes, pageAreas, vendorPageKeys } from './fixed-routes.ts'

const appScreens: Screens = { ...safScreens, ...sampleScreens }
const Page = () => null
const page = load(async () => ({ Page }), 'Page')
const all = [...shellRoutes, ...fixedRoutes]
const at = (path: string, screens: Screens = {}, menus = [] as string[]) =>
  resolve(path, '', routesFromMenus(menus.map((url) => menuRow(url, url, url))), { screens, fixedRoutes })
const titleOf = (path: string) => all.find((route) => route.path === path)?.titles.kr

/** Part B: id, path, title. */
const partB: [id: string, path: string, title: string][] = [
  ['S-013', '/login', '로그인'],
  ['S-016', '/she/chm/mat-check-requst', '물질 확인 요청'],
  ['S-018', '/vendor/wkod/wkodPlan', '안전환경 작업이행계획'],
  ['S-019', '/vendor/constSafe/wkodRequestNew', '작업허가서'],
  ['S-021', '/vendor/subconSafJsa/safJsaList', 'JSA 목록'],
  ['S-021', '/vendor/subconSafJsa/byAvaluationStageList', '평가단계별 목록'],
  ['S-022', '/vendor/subconSafJsa/safJsaRegularList', '정기평가 대상'],
  ['S-022', '/vendor/subconSafJsa/safJsaPlanListN', '정기평가 및 개선계획'],
  ['S-023', '/vendor/portal/portalNotice', '일반 게시판'],
  ['S-024', '/vendor/portal/portalNoticeShe', 'SHE 절차 게시판'],
  ['S-025', '/constSafe/wkod/wkodRequestPrint', '작업허가서 출력'],
  ['S-027', '/vendor/portal/deptRqst', '업체별 대상 신청'],
  ['S-027', '/vendor/portal/educationStatus', '출입교육 현황'],
  ['S-028', '/vendor/sgc/sgcDemeritCard', '벌점카드 관리'],
  ['S-028', '/vendor/sgc/sgcIssueCard', '카드발급 이력'],
  ['S-029', '/vendor/portal/warnAndPointOutStatus', '경고·지적 현황'],
  ['S-030', '/vendor/coworkSaf/observeCard', '관찰카드'],
  ['S-031', '/vendor/portal/vendorInfo', '업체정보'],
  ['S-031', '/vendor/portal/msds', 'MSDS'],
  ['S-033', '/extService/vendorIdSearch', '아이디 찾기'],
  ['S-033', '/extService/vendorPwdInit', '비밀번호 초기화'],
]

describe('part B', () => {
  test.each(partB)('%s %s is called %s, in every language', (_id, path, title) => {
    expect(titleOf(path)).toBe(title)
    const titles = all.find((route) => route.path === path)?.titles
    for (const language of languages) expect(titles?.[language], language).toBeTruthy()
  })

  test.each(partB.filter(([, path]) => !isOpenPath(path)))(
    'S-015 %s %s shows the /404 content until its page is built, then needs the right to it',
    (_id, path) => {
      expect(at(path)).toEqual({ kind: 'missing' })
      const built = { [path.slice(1)]: { pages: { '': page } } }
      const inNoMenu = fixedRoutes.find((route) => route.path === path)?.inNoMenu
      expect(at(path, built)).toMatchObject({ kind: inNoMenu ? 'page' : 'forbidden' })
      expect(at(path, built, [path])).toMatchObject({ kind: 'page' })
    },
  )

  test('S-032 S-033 S-014 open without signing in are these and no others', () => {
    const open = ['ifPLogin', 'ifClose', 'vendorIdSearch', 'vendorPwdInit'].map((name) => `/extService/${name}`)
    expect(all.filter((route) => route.open).map(({ path }) => path)).toEqual(['/login', '/auth-redirect', ...open])
  })

  test('S-016 S-025 stand alone, the print as a sheet of paper', () => {
    const alone = fixedRoutes.filter((route) => route.standalone)
    expect(alone.map(({ path, standalone }) => [path, standalone])).toEqual([
      ['/she/chm/mat-check-requst', 'page'],
      ['/constSafe/wkod/wkodRequestPrint', 'print'],
    ])
  })

  test('S-025 the paper of a permit is a page for whoever is signed in, whichever permit the address names', () => {
    expect(at('/constSafe/wkod/wkodRequestPrint', wkodScreens)).toMatchObject({
      kind: 'page',
      spec: { standalone: true },
    })
  })

  test('S-020 S-026 S-028 a parent leads to its first child, to the first that the person may open', () => {
    expect(at('/vendor/subconSafJsa')).toEqual({ kind: 'redirect', to: '/vendor/subconSafJsa/safJsaList' })
    expect(at('/vendor/sgc')).toEqual({ kind: 'redirect', to: '/vendor/sgc/sgcDemeritCard' })
    expect(at('/vendor/portal')).toEqual({ kind: 'redirect', to: '/vendor/portal/portalNotice' })
    const built = { 'vendor/portal/msds': { pages: { '': page } } }
    expect(at('/vendor/portal', built, ['/vendor/portal/msds'])).toEqual({
      kind: 'redirect',
      to: '/vendor/portal/msds',
    })
  })

  test('S-026 matching is exact: what a list above could take for a record is a page of its own', () => {
    const built = { 'vendor/portal': { pages: { '': page, ':no': page } } }
    expect(at('/vendor/portal/17', built, ['/vendor/portal'])).toMatchObject({ kind: 'page', params: { no: '17' } })
    expect(at('/vendor/portal/portalNotice', built, ['/vendor/portal'])).not.toMatchObject({ kind: 'page' })
    expect(at('/vendor/portal/portalNotice/', {})).toEqual({ kind: 'missing' })
    expect(at('/vendor/portalNotice')).toEqual({ kind: 'missing' })
  })

  test('S-017 the dashboard is there for everybody, whatever his menus', () => {
    expect(at('/index')).toEqual({ kind: 'index' })
    expect(titleOf('/index')).toBe('대시보드')
  })
})

describe('page keys', () => {
  test('S-035 S-036 the vendor pages have their keys to the letter', () => {
    expect(vendorPageKeys).toHaveLength(38)
    for (const key of [
      'vendor/subconCheckPatrol/selfCheckimprActTab',
      'vendor/subconEducation',
      'vendor/subconEntry/requestEntryDetail',
      'vendor/subconEval/subconEvalResultDetail',
      'vendor/subconNotice/detailView',
      'vendor/subconSafJsa/byAvaluationStageDtail',
      'vendor/subconSafJsa/excelUpload',
      'vendor/subconWarnPointOut/warnAndPointOutStatus',
      'vendor/wkod/wkodPlanAfterAttachTab',
      'vendor/wkod/SelectWkodPlanSafJsaTab',
    ])
      expect(vendorPageKeys).toContain(key)
  })

  test.each(vendorPageKeys)(
    'S-035 S-036 S-083 a menu row with the key %s leads to its page, once there is one',
    (key) => {
      expect(at(`/${key}`, {}, [`/${key}`])).toEqual({ kind: 'missing', unknownKey: key })
      expect(at(`/${key}`, { [key]: { pages: { '': page } } }, [`/${key}`])).toMatchObject({ kind: 'page' })
    },
  )

  test('S-002 S-037 every page of the app stands in one of the areas', () => {
    for (const key of Object.keys(appScreens)) expect(pageAreas, key).toContain(key.split('/')[0])
    expect(pageAreas).toHaveLength(16)
  })

  test('S-003 every area of the portal has its address', () => {
    const areas = {
      'work permits': '/vendor/constSafe/wkodRequestNew',
      JSA: '/vendor/subconSafJsa/safJsaList',
      'entry-education requests': '/vendor/portal/educationStatus',
      notices: '/vendor/portal/portalNotice',
      'warnings and points-out': '/vendor/portal/warnAndPointOutStatus',
      'safety cards': '/vendor/sgc/sgcDemeritCard',
      'vendor information': '/vendor/portal/vendorInfo',
      'safety data sheets': '/vendor/portal/msds',
      'work-order plans': '/vendor/wkod/wkodPlan',
    }
    for (const [area, path] of Object.entries(areas)) expect(titleOf(path), area).toBeTruthy()
    for (const tab of ['AttachTab', 'EquipTab', 'OrgTab', 'JsaTab'])
      expect(vendorPageKeys).toContain(`vendor/wkod/wkodPlan${tab}`)
    for (const key of ['vendor/subconCheckPatrol/subconCheckPatrol', 'vendor/subconEval/subconEvalResult'])
      expect(vendorPageKeys).toContain(key)
  })
})

test('S-050 six addresses open without signing in, and nothing else', () => {
  const open = [
    '/login',
    '/auth-redirect',
    '/extService/ifPLogin',
    '/extService/ifClose',
    '/extService/vendorIdSearch',
    '/extService/vendorPwdInit',
  ]
  expect(all.map(({ path }) => path).filter(isOpenPath)).toEqual(open)
  expect(['/', '/index', '/login/x', '/LOGIN', '/extService'].filter(isOpenPath)).toEqual([])
})
