/** What analyses have promised: how far each measure is, and what the risk has come to. */
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { jsaPlan } from './jsa-plan.model.ts'
import { RiskTag } from './risk-tag.tsx'

const { List, Detail, Section, Fields, Actions } = screensFor(jsaPlan)
type Row = RowOfList<typeof jsaPlan>

const cells = {
  riskBeforeVal: (row: Row) => <RiskTag risk={row.riskBeforeVal} scaleCd={row.scaleCd} />,
  riskAfterVal: (row: Row) => row.riskAfterVal !== null && <RiskTag risk={row.riskAfterVal} scaleCd={row.scaleCd} />,
  dueYmd: (row: Row) => (
    <>
      {row.dueYmd} {row.statusCd === 'ACTION' && row.dueYmd && <Deadline dueYmd={row.dueYmd} />}
    </>
  ),
  progressCnt: (row: Row) => (
    <>
      <meter min={0} max={100} value={row.progressCnt ?? 0} aria-hidden /> {row.progressCnt ?? 0} %
    </>
  ),
}

const widths = { riskBeforeVal: 88, jsaTitle: 140, ownerDesc: 140, dueYmd: 116, progressCnt: 96, riskAfterVal: 88 }

export function JsaPlanList() {
  return (
    <List
      columns={['riskBeforeVal', 'jsaTitle', 'ownerDesc', 'dueYmd', 'progressCnt', 'riskAfterVal', 'vendorCd']}
      cells={cells}
      widths={widths}
      filters={['vendorCd', 'dueYmd', 'gradeAfterCd']}
      stateTabs
      excel
      empty="개선계획이 없습니다. JSA가 확정되면 개선대상 행이 여기에 올라옵니다."
    />
  )
}
export function VendorJsaPlanList() {
  return (
    <List
      columns={['riskBeforeVal', 'jsaTitle', 'ownerDesc', 'dueYmd', 'progressCnt', 'riskAfterVal']}
      cells={cells}
      widths={widths}
      filters={['dueYmd', 'gradeAfterCd']}
      stateTabs
      excel
      empty="개선계획이 없습니다. JSA가 확정되면 개선대상 행이 여기에 올라옵니다."
    />
  )
}

export function JsaPlanDetail() {
  return (
    <Detail>
      <Section title="개선계획">
        <Fields
          names={['hazardTitle', 'jsaTitle', 'stepNm', 'jsaNo', 'freqBeforeVal', 'sevBeforeVal', 'riskBeforeVal']}
        />
        <Fields names={['addMeasureDesc', 'ownerDesc', 'dueYmd', 'vendorCd', 'deptCd', 'imprNo']} />
      </Section>
      <Section title="조치">
        <Fields names={['progressCnt', 'doneDesc', 'evidenceFileId', 'doneDt']} />
      </Section>
      <Section title="재평가">
        <Fields names={['freqAfterVal', 'sevAfterVal', 'riskAfterVal', 'gradeAfterCd', 'closeDt']} />
      </Section>
      <Actions />
    </Detail>
  )
}
