/** The web app, composed: every module's screens and texts, one line each. */
import { baseinfoTexts } from '#modules/baseinfo/baseinfo.i18n.ts'
import { baseinfoScreens } from '#modules/baseinfo/baseinfo.screens.ts'
import { imprTexts } from '#modules/impr/impr.i18n.ts'
import { imprScreens } from '#modules/impr/impr.screens.ts'
import { imprTiles } from '#modules/impr/impr.tiles.ts'
import { manageTexts } from '#modules/manage/manage.i18n.ts'
import { manageScreens } from '#modules/manage/manage.screens.ts'
import { manageTiles } from '#modules/manage/manage.tiles.ts'
import { roles, roleTranslations } from '#modules/roles.model.ts'
import { safTexts } from '#modules/saf/saf.i18n.ts'
import { safScreens } from '#modules/saf/saf.screens.ts'
import { safTiles } from '#modules/saf/saf.tiles.ts'
import { samplePopups } from '#modules/sample/frame/sample.popups.ts'
import { sampleScreens } from '#modules/sample/sample.screens.ts'
import { provideRoleNames } from '#platform/web/document/todo.ts'
import { later } from '#platform/web/shell/additions.tsx'
import { startWeb } from '#platform/web/start.tsx'
import { fixedRoutes } from './fixed-routes.ts'

provideRoleNames(Object.fromEntries(Object.entries(roles).map(([roleCd, { label }]) => [roleCd, label])))
startWeb({
  screens: [safScreens, imprScreens, baseinfoScreens, manageScreens, sampleScreens],
  fixedRoutes,
  texts: [roleTranslations, safTexts, imprTexts, baseinfoTexts, manageTexts],
  popups: [samplePopups],
  additions: {
    everywhere: [later(() => import('#modules/manage/notice/notice.popups.tsx'), 'NoticePopups')],
    firstPage: [later(() => import('#modules/manage/notice/notice.banner.tsx'), 'NoticeBanner')],
  },
  tiles: [manageTiles, safTiles, imprTiles],
})
