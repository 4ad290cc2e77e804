/** A vendor's own rows of the register: the same document, without what only the site sorts by. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { impr } from './impr.model.ts'
import { DueCell, usePhotosMenu } from './impr.parts.tsx'

const { List } = screensFor(impr)

export function VendorImprList() {
  const menu = usePhotosMenu()
  return (
    <List
      columns={['dueYmd', 'riskGradeCd', 'placeDesc', 'srcCd', 'orgDueYmd', 'extendCnt', 'verifyUserId']}
      cells={{ dueYmd: (row) => <DueCell row={row} /> }}
      filters={['riskGradeCd', 'dueYmd']}
      stateTabs
      excel
      menu={menu}
    />
  )
}
