/** Regular evaluations: what is due, why, and the revision in which every row gets its word. */
import { Button } from 'antd'
import { Link, useLocation } from 'react-router'
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { jsa } from './jsa.model.ts'
import { jsaEval } from './jsa-eval.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(jsaEval)
type Row = RowOfList<typeof jsaEval>

const cells = {
  dueYmd: (row: Row) => (
    <>
      {row.dueYmd} {row.statusCd !== 'DONE' && row.dueYmd && <Deadline dueYmd={row.dueYmd} />}
    </>
  ),
  formalYn: (row: Row) => row.formalYn === 'Y' && <Formal />,
}

function Formal() {
  const t = useT()
  return <StatusTag tone="danger">{t('형식평가 의심')}</StatusTag>
}

export function JsaEvalList() {
  return (
    <List
      columns={['reasonCd', 'dueYmd', 'vendorCd', 'deptCd', 'authorUserId', 'doneCnt', 'rowCnt', 'formalYn']}
      cells={cells}
      filters={['reasonCd', 'vendorCd', 'dueYmd']}
      stateTabs
      excel
      empty="정기평가 대상이 없습니다. 차기평가일 30일 전에 대상이 됩니다."
    />
  )
}
export function VendorJsaEvalList() {
  return (
    <List
      columns={['reasonCd', 'dueYmd', 'authorUserId', 'doneCnt', 'rowCnt']}
      cells={cells}
      filters={['reasonCd', 'dueYmd']}
      stateTabs
      excel
      empty="정기평가 대상이 없습니다. 차기평가일 30일 전에 대상이 됩니다."
    />
  )
}

export function JsaEvalDetail() {
  return (
    <Detail>
      <Section isFree title="대상">
        <Fields names={['evalTitle', 'reasonCd', 'eventDesc', 'dueYmd', 'vendorCd', 'deptCd', 'authorUserId']} />
        <Ways />
      </Section>
      <Section title="평가">
        <Fields names={['startUserId', 'startDt', 'submitDt', 'doneCnt', 'rowCnt', 'formalYn', 'reviewDesc']} />
      </Section>
      <Actions />
    </Detail>
  )
}

/** To the analysis in force, and to the revision that is being evaluated. */
function Ways() {
  const t = useT()
  const { jsaNo, newJsaNo, statusCd } = useRecord()
  const { pathname } = useLocation()
  const list = pathname.startsWith('/vendor/') ? jsa.route.vendor : jsa.route.staff
  return (
    <div className="row">
      {newJsaNo && (
        <Link to={`${list}/${newJsaNo}`}>
          <Button type={statusCd === 'DOING' ? 'primary' : 'default'}>{t('평가 중인 개정 열기')}</Button>
        </Link>
      )}
      {jsaNo && (
        <Link to={`${list}/${jsaNo}`}>
          <Button>{t('지금 JSA 열기')}</Button>
        </Link>
      )}
    </div>
  )
}
