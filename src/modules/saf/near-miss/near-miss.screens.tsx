/** The lists of near misses; one report is in a file of its own, which they do without. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type NearMiss, nearMiss, potentialSeverity } from './near-miss.model.ts'

const { List, Fields } = screensFor(nearMiss)

export function NearMissList() {
  return (
    <List
      columns={['due', 'placeDesc', 'accTypeCd', 'potSevCd', 'ownerUserId', 'occurDt', 'vendorCd']}
      cells={{ potSevCd: ({ potSevCd, hipoYn }) => potSevCd && <Severity potSevCd={potSevCd} hipoYn={hipoYn} /> }}
      widths={{ placeDesc: 132, potSevCd: 128 }}
      filters={['accTypeCd', 'potSevCd', 'occurDt']}
      stateTabs
      excel
      bulk={['assign']}
      peek={<Fields names={peeked} />}
    />
  )
}

const peeked = [
  'occurDt',
  'placeDesc',
  'contentDesc',
  'photoFileId',
  'accTypeCd',
  'potSevCd',
  'ownerUserId',
  'measureDesc',
  'afterFileId',
] as const

/** How bad it could have been, in a word; HiPo also in colour. */
function Severity({ potSevCd, hipoYn }: { potSevCd: NonNullable<NearMiss['potSevCd']>; hipoYn: 'Y' | 'N' }) {
  const t = useT()
  return (
    <>
      {hipoYn === 'Y' && <StatusTag tone="danger">HiPo</StatusTag>} {t(potentialSeverity[potSevCd])}
    </>
  )
}

/** A vendor’s own: the same document, without what only the site decides. */
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
