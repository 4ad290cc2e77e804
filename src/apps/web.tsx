/** The web app, composed: every module's screens, one line each. */
import { lazy } from 'react'
import { baseinfoScreens } from '#modules/baseinfo/baseinfo.screens.ts'
import { chmScreens } from '#modules/chm/chm.screens.ts'
import { constructionName, constructionPick } from '#modules/contractor/contract/vendor-contract.parts.tsx'
import { contractorScreens } from '#modules/contractor/contractor.screens.ts'
import { educationScreens } from '#modules/education/education.screens.ts'
import { heaPopups, heaScreens } from '#modules/hea/hea.screens.ts'
import { heaTiles } from '#modules/hea/hea-tiles.ts'
import { imprScreens } from '#modules/impr/impr.screens.ts'
import { imprTiles } from '#modules/impr/impr-tiles.ts'
import { manageScreens } from '#modules/manage/manage.screens.ts'
import { manageTiles } from '#modules/manage/manage-tiles.ts'
import { roles } from '#modules/roles.model.ts'
import { rsaScreens } from '#modules/rsa/rsa.screens.ts'
import { rsaTiles } from '#modules/rsa/rsa-tiles.ts'
import { nearMissOccasional } from '#modules/saf/near-miss/near-miss.parts.tsx'
import { safScreens } from '#modules/saf/saf.screens.ts'
import { safTiles } from '#modules/saf/saf-tiles.ts'
import { samplePopups } from '#modules/sample/frame/sample-popups.ts'
import { sampleScreens } from '#modules/sample/sample.screens.ts'
import { wkodScreens } from '#modules/wkod/wkod.screens.ts'
import { wkodTiles } from '#modules/wkod/wkod-tiles.ts'
import { provideRoleNames } from '#platform/web/role-names.ts'
import { later } from '#platform/web/shell/additions.tsx'
import { startWeb } from '#platform/web/start.tsx'
import { fixedRoutes } from './fixed-routes.ts'

const constructions = () => import('#modules/wkod/const/const-pick.parts.tsx')
constructionPick.isDrawnBy(
  'wkod',
  lazy(async () => ({ default: (await constructions()).PickConstruction })),
)
constructionName.isDrawnBy(
  'wkod',
  lazy(async () => ({ default: (await constructions()).ConstructionLink })),
)
nearMissOccasional.isDrawnBy(
  'rsa',
  lazy(async () => ({
    default: (await import('#modules/rsa/occasional/near-miss-occasionals.tsx')).NearMissOccasionals,
  })),
)
provideRoleNames(Object.fromEntries(Object.entries(roles).map(([roleCd, { label }]) => [roleCd, label])))
startWeb({
  screens: {
    saf: safScreens,
    rsa: rsaScreens,
    impr: imprScreens,
    hea: heaScreens,
    education: educationScreens,
    chm: chmScreens,
    baseinfo: baseinfoScreens,
    manage: manageScreens,
    contractor: contractorScreens,
    wkod: wkodScreens,
    sample: sampleScreens,
  },
  fixedRoutes,
  popups: { sample: samplePopups, hea: heaPopups },
  additions: {
    everywhere: [
      later('manage', () => import('#modules/manage/notice/notice-popups.tsx'), 'NoticePopups'),
      later('wkod', () => import('#modules/wkod/permit/away/permits-ahead.tsx'), 'PermitsAhead'),
      later('contractor', () => import('#modules/contractor/muster/muster-ahead.tsx'), 'MusterAhead'),
      later('saf', () => import('#modules/saf/check/fill/check-ahead.tsx'), 'CheckAhead'),
    ],
  },
  vendorHome: later('contractor', () => import('#modules/contractor/home/home.screens.tsx'), 'VendorHome'),
  tiles: { manage: manageTiles, saf: safTiles, rsa: rsaTiles, impr: imprTiles, hea: heaTiles, wkod: wkodTiles },
})
