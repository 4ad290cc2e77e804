/** A vendor's own near misses: the same document, without what only the site decides. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { nearMiss } from './near-miss.model.ts'

const { List } = screensFor(nearMiss)

export function VendorNearMissList() {
  return (
    <List
      columns={['due', 'placeDesc', 'accTypeCd', 'createUserId', 'ownerUserId', 'occurDt']}
      filters={['accTypeCd', 'occurDt']}
      stateTabs
      excel
    />
  )
}
