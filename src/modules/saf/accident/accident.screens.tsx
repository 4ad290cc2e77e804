/** The lists of accidents; one accident is in a file of its own, which they do without. */
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type Accident, accident } from './accident.model.ts'
import { sevClasses, sevTones } from './accident-codes.model.ts'
import { Countdown } from './countdown.tsx'

const { List, Fields } = screensFor(accident)

const cells = {
  sevClassCd: ({ sevClassCd, hipoYn }: Accident) => <Severity sevClassCd={sevClassCd} hipoYn={hipoYn} />,
  ownHurtCnt: (row: Accident) => <Hurt {...row} />,
  dueDt: ({ dueDt }: Accident) => dueDt && <Countdown dueDt={dueDt} />,
}
const widths = { sevClassCd: 120, ownHurtCnt: 120, lostDayCnt: 80, dueDt: 128, placeDesc: 140 }

export function AccidentList() {
  return (
    <List
      columns={['dueDt', 'sevClassCd', 'accKindCd', 'ownHurtCnt', 'lostDayCnt', 'placeDesc', 'occurDt', 'vendorCd']}
      cells={cells}
      widths={widths}
      filters={['accKindCd', 'sevClassCd', 'occurDt']}
      stateTabs
      excel
      empty="보고된 사고가 없습니다."
      extra={<Links />}
      peek={<Fields names={peeked} />}
    />
  )
}

function Links() {
  const t = useT()
  return (
    <>
      <Link to={`${accident.route.staff}/register`}>{t('아차사고와 함께 보기')}</Link>
      <Link to={`${accident.route.staff}/posters`}>{t('사고 QR 포스터')}</Link>
    </>
  )
}

const peeked = [
  'occurDt',
  'placeDesc',
  'contentDesc',
  'accKindCd',
  'sevClassCd',
  'ownHurtCnt',
  'vendorHurtCnt',
  'lostDayCnt',
  'dueDt',
] as const

function Severity({ sevClassCd, hipoYn }: Pick<Accident, 'sevClassCd' | 'hipoYn'>) {
  const t = useT()
  return (
    <>
      {sevClassCd && <StatusTag tone={sevTones[sevClassCd]}>{t(sevClasses[sevClassCd])}</StatusTag>}
      {hipoYn === 'Y' && (
        <>
          {' '}
          <StatusTag tone="danger">HiPo</StatusTag>
        </>
      )}
    </>
  )
}

/** R10: how many, and of whom; never who. */
function Hurt({
  ownHurtCnt,
  vendorHurtCnt,
  injuredCnt,
}: Pick<Accident, 'ownHurtCnt' | 'vendorHurtCnt' | 'injuredCnt'>) {
  const t = useT()
  const own = ownHurtCnt ?? 0
  const vendor = vendorHurtCnt ?? 0
  if (own + vendor === 0) return injuredCnt ? t('{n}명', { n: injuredCnt }) : null
  if (own > 0 && vendor > 0) return t('당사 {own} · 업체 {vendor}', { own, vendor })
  return own > 0 ? t('당사 {own}', { own }) : t('업체 {vendor}', { vendor })
}

/** A vendor’s own people’s: the same document, without what only the site decides. */
export function VendorAccidentList() {
  return (
    <List
      columns={['sevClassCd', 'accKindCd', 'lostDayCnt', 'placeDesc', 'occurDt']}
      cells={cells}
      widths={widths}
      filters={['accKindCd', 'occurDt']}
      stateTabs
      excel
      empty="보고된 사고가 없습니다."
    />
  )
}
