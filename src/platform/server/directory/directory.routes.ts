/** The endpoints of the directory: who and where, as every screen needs it. */
import type { Listener } from '../database/listen.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { type DemoSignIn, registerCommon } from './common.routes.ts'
import './directory.i18n.ts'
import { DirectoryCache } from './directory-cache.ts'
import { registerFacilityTypes } from './facility-types.routes.ts'
import { registerMenuTree } from './menu-tree.routes.ts'
import { registerPeople } from './people.routes.ts'
import { registerReferences } from './references.routes.ts'
import { registerSiteMaps } from './site-maps.routes.ts'
import { registerUserInfo } from './user-info.routes.ts'

/** @param demo shown on the sign-in page while the site is a demo */
export function registerDirectory(app: App, services: Services, listener: Listener, demo?: DemoSignIn): void {
  registerCommon(app, services, new DirectoryCache(listener), demo)
  registerUserInfo(app, services)
  registerPeople(app, services)
  registerFacilityTypes(app, services)
  registerReferences(app, services)
  registerSiteMaps(app, services)
  registerMenuTree(app, services)
}
