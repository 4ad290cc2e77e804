/** Materials that contractors bring in: asked for by them, reviewed by health and chemicals, let in by the gate. */
import './msds.css'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { lawKinds, unitCds } from './msds-codes.model.ts'
import { Approvals, Ghs, Rest, Sums } from './msds-parts.tsx'
import { PickPlace, PlaceNow } from './msds-place.tsx'
import { vendorMsds } from './vendor-msds.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(vendorMsds)
type Row = RowOfList<typeof vendorMsds>

const cells = {
  useQtyVal: ({ useQtyVal, unitCd }: Row) =>
    useQtyVal === null ? null : `${formatNumber(useQtyVal)} ${unitCd ? unitCds[unitCd] : ''}`,
  regDesc: (row: Row) => <Kinds row={row} />,
  bringOutYmd: ({ bringOutYmd, statusCd }: Row) => (
    <>
      {bringOutYmd} {statusCd === 'IN' && bringOutYmd ? <Deadline dueYmd={bringOutYmd} /> : null}
    </>
  ),
}
/** What of the law it falls under, in one cell. */
function Kinds({ row }: { row: Row }) {
  const t = useT()
  return (
    <span className="row">
      {lawKinds(row).map((kind) => (
        <StatusTag key={kind} tone={kind === '위험물' ? 'waiting' : 'danger'}>
          {t(kind)}
        </StatusTag>
      ))}
    </span>
  )
}
const columns = ['regDesc', 'useQtyVal', 'stockLocNm', 'bringInYmd', 'bringOutYmd'] as const
const widths = { regDesc: 148, stockLocNm: 132, bringOutYmd: 116 } as const

export function VendorMsdsList() {
  return (
    <List
      columns={[...columns, 'makerNm', 'revYmd']}
      cells={cells}
      widths={widths}
      filters={['bringInYmd', 'stockLocNm', 'lateYn']}
      stateTabs
      excel
      empty="반입물질 신청이 없습니다. 등록을 눌러 MSDS와 함께 신청하십시오."
    />
  )
}

export function MsdsReviewList() {
  return (
    <List
      columns={['vendorCd', ...columns]}
      cells={cells}
      widths={widths}
      filters={['vendorCd', 'stockLocNm', 'lateYn']}
      stateTabs
      excel
      empty="검토할 반입물질이 없습니다."
    />
  )
}

export function VendorMsdsDetail() {
  return (
    <Detail print>
      <Standing />
      <Product />
      <Place />
      <Decision />
      <Actions />
    </Detail>
  )
}

/** What the gate and the reviewers must not overlook. */
function Standing() {
  const t = useT()
  const { statusCd, conditionDesc, listDesc, lateYn } = useRecord()
  return (
    <>
      {lateYn === 'Y' && statusCd === 'IN' && (
        <div className="doc-banner" data-tone="danger" role="status">
          <span>{t('반출예정일이 지났습니다. 남은 양을 확인하고 반출하십시오.')}</span>
        </div>
      )}
      {conditionDesc && ['RQST', 'APPR', 'IN'].includes(statusCd) && (
        <div className="doc-banner" data-tone="waiting" role="status">
          <span className="msds-condition">{t('조건부 승인: {condition}', { condition: conditionDesc })}</span>
        </div>
      )}
      {listDesc && statusCd === 'RQST' && (
        <div className="doc-banner" data-tone="danger" role="status">
          <span>{t('사내 제한 목록의 물질이 있습니다: {names}', { names: listDesc })}</span>
        </div>
      )}
    </>
  )
}

function Product() {
  const { kind } = usePerson()
  return (
    <>
      <Section title="제품">
        {kind !== 'vendor' && <Fields names={['vendorCd']} />}
        <Fields names={['productNm', 'makerNm', 'useDesc']} />
      </Section>
      <Section title="물질안전보건자료" hint="국문 자료를 올립니다. (산업안전보건법 제114조)">
        <Fields names={['attachFileId', 'langCd', 'revYmd', 'msdsSubmitNo']} />
      </Section>
      <Section title="구성성분" isFree hint="엑셀에서 복사해 붙여 넣을 수 있습니다. 영업비밀은 CAS 번호를 비웁니다.">
        <Fields names={['components']} />
        <Sums />
        <Rest />
      </Section>
      <Section title="유해성·위험성">
        <Fields names={['signalWordCd']} />
        <Ghs />
        <Fields names={['specialMgmtYn', 'toxicChemYn', 'handleDesc', 'ppeDesc', 'firstAidDesc']} />
      </Section>
    </>
  )
}

function Place() {
  const { hazClassCd, designQtyVal } = useRecord()
  const isDangerous = hazClassCd !== null && hazClassCd !== 'NONE'
  return (
    <Section
      title="반입과 보관"
      isFree
      hint="한 장소의 위험물은 지정수량의 1배 미만이어야 합니다. 허가받은 장소는 허가 배수까지입니다."
    >
      <Fields names={['hazClassCd', 'useQtyVal', 'unitCd', 'containerCnt']} />
      {isDangerous && designQtyVal !== null && <Fields names={['designQtyVal']} />}
      <PickPlace />
      {isDangerous && <PlaceNow />}
      <Fields names={['bringInYmd', 'bringOutYmd', 'handlers']} />
    </Section>
  )
}

function Decision() {
  const { statusCd, inDt, outDt, eduSinceYmd } = useRecord()
  if (statusCd === 'TEMP') return null
  return (
    <>
      <Section title="검토" isFree>
        <Approvals />
        <Fields names={['conditionDesc', 'multipleVal']} />
        {eduSinceYmd && <Fields names={['eduSinceYmd']} />}
      </Section>
      {inDt && (
        <Section title="반입·반출">
          <Fields names={['labelOkYn', 'inQtyVal', 'inDt', 'inUserId', 'remainQtyVal']} />
          {outDt && <Fields names={['outQtyVal', 'outDt', 'outUserId']} />}
        </Section>
      )}
    </>
  )
}
