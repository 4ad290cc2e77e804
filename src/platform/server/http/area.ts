/** Which area a route belongs to, so that what it refuses is told in the words of that area. */
import type { Area } from '#platform/model/i18n.ts'
import type { App } from './app.ts'

let registering: Area | undefined

/** Routes that are registered meanwhile belong to the area. */
export function inArea(area: Area | undefined, register: () => void): void {
  registering = area
  register()
  registering = undefined
}

export function rememberAreas(app: App): void {
  app.addHook('onRoute', (route) => {
    if (registering) route.config = { ...route.config, area: registering }
  })
}
