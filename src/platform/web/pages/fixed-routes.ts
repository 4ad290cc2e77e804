/** Routes that are there without a menu row (part B): what the shell has itself, and what the app adds to it. */
import type { Language } from '#platform/model/problem.ts'

export interface FixedRoute {
  /** Matched exactly; also the page key, without its leading slash. */
  path: string
  titles: Readonly<Record<Language, string>>
  /** S-050: without signing in. */
  open?: true
  /** Without sidebar, top bar and tabs; `print`: as a sheet of paper. */
  standalone?: 'page' | 'print'
  /** No menu row leads there: whoever is signed in may open it. */
  inNoMenu?: true
  /** Has no page of its own: leads to the first of those below it. */
  parent?: true
}

export const INDEX_PATH = '/index'
export const LOGIN_PATH = '/login'
export const VENDOR_ID_PATH = '/extService/vendorIdSearch'
/** Of the sign-in page: where staff get a link for a new password; with `link` it is that password's page. */
export const STAFF_PASSWORD_PATH = `${LOGIN_PATH}?password`
export const VENDOR_PASSWORD_PATH = '/extService/vendorPwdInit'

const route = (path: string, kr: string, en: string, zh: string, es: string): FixedRoute => ({
  path,
  titles: { kr, en, zh, es },
})

const openRoutes: readonly FixedRoute[] = [
  /** S-013 */
  route(LOGIN_PATH, '로그인', 'Sign in', '登录', 'Iniciar sesión'),
  /** S-014 */
  route('/auth-redirect', '통합 로그인', 'Single sign-on', '统一登录', 'Inicio de sesión único'),
  /** S-032 */
  route('/extService/ifPLogin', '포털 로그인', 'Portal sign-in', '门户登录', 'Acceso al portal'),
  route('/extService/ifClose', '닫기', 'Close', '关闭', 'Cerrar'),
  /** S-033 */
  route(VENDOR_ID_PATH, '아이디 찾기', 'Find your ID', '查找账号', 'Buscar usuario'),
  route(VENDOR_PASSWORD_PATH, '비밀번호 초기화', 'Reset password', '重置密码', 'Restablecer contraseña'),
].map((one) => ({ ...one, open: true }) as const)

export const shellRoutes: readonly FixedRoute[] = [
  ...openRoutes,
  /** S-015 */
  route('/404', '화면을 찾을 수 없습니다', 'Page not found', '找不到页面', 'Página no encontrada'),
  route('/401', '접근 권한이 없습니다', 'No access', '没有访问权限', 'Sin acceso'),
  /** S-017 */
  route(INDEX_PATH, '대시보드', 'Dashboard', '工作台', 'Panel'),
]

const openPaths: ReadonlySet<string> = new Set(openRoutes.map(({ path }) => path))
/** S-050: exact, like every match of a fixed route. */
export const isOpenPath = (path: string): boolean => openPaths.has(path)

export const fixedRouteAt = (path: string, routes: readonly FixedRoute[]): FixedRoute | undefined =>
  routes.find((one) => one.path === path)

/** In the order in which they are listed. */
export const childrenOf = ({ path }: FixedRoute, routes: readonly FixedRoute[]): readonly FixedRoute[] =>
  routes.filter((one) => one.path.startsWith(`${path}/`))
