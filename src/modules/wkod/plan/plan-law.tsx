/** What the law makes of the work: the written information of 법 제65조, approval of acid work, report of chemicals. */
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { Shown } from './plan-part.tsx'
import { usePlanExtra } from './plan-queries.ts'
import { wkodInfo } from './wkod-info.model.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const { Fields, useRecord } = screensFor(wkodPlan)

export function Law() {
  const { acidSubCd, acidWorkYn, chemHandleYn, can, statusCd } = useRecord()
  const isWriting = can.edit.includes('chemEquipYn')
  const isReviewing = !isWriting && can.edit.includes('acidApprNo')
  const hasAcid = acidWorkYn === 'Y' || (isWriting && acidSubCd !== null)
  return (
    <>
      <Fields names={['chemEquipYn', 'collapseYn', 'chemHandleYn']} />
      {(chemHandleYn === 'Y' || isReviewing) && <Fields names={['chemReportYmd']} />}
      <Fields names={['acidSubCd', 'acidPctVal']} />
      {(hasAcid || isReviewing) && <Fields names={['acidApprNo', 'acidApprToYmd', 'acidRemoveYmd']} />}
      {statusCd !== 'TEMP' && <Information />}
    </>
  )
}

/** Where the information sheet stands; whoever owes it writes it from here. */
function Information() {
  const t = useT()
  const navigate = useNavigate()
  const { wkodPlanNo, law65Yn, infoAskDt } = useRecord()
  const { data } = usePlanExtra(wkodPlanNo)
  const person = useSession()?.person
  if (law65Yn !== 'Y' || !data) return null
  const isVendor = person?.kind === 'vendor'
  const list = isVendor ? wkodInfo.route.vendor : wkodInfo.route.staff
  const { info } = data
  const write = async () => {
    const made = await api.post<{ wkodInfoNo: number }>(wkodInfo.api, { wkodPlanNo })
    navigate(`${list}/${made.wkodInfoNo}`)
  }
  const state = info && wkodInfo.lifecycle.states[info.statusCd as keyof typeof wkodInfo.lifecycle.states]
  const mayWrite = !info && (person?.roles.includes('OWN') || person?.roles.includes('SHM'))
  return (
    <Shown label="안전보건정보 제공서">
      <span className="row">
        {info && state ? (
          <>
            <Link to={`${list}/${info.wkodInfoNo}`}>{info.wkodInfoDocNo ?? t('작성중')}</Link>
            <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>
          </>
        ) : (
          <StatusTag tone="danger">{t('제공 전')}</StatusTag>
        )}
        {infoAskDt && info?.statusCd !== 'CONFIRM' && <StatusTag tone="waiting">{t('업체가 요청함')}</StatusTag>}
        {mayWrite && <Button onClick={() => void write()}>{t('제공서 작성')}</Button>}
      </span>
      <span className="quiet">{t('업체가 받았음을 확인해야 승인할 수 있습니다. (산업안전보건법 제65조)')}</span>
    </Shown>
  )
}
