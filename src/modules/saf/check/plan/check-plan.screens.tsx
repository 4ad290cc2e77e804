/** 안전점검 계획: the list, and one period of one target. */
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { safetyCheck } from '../result/safety-check.model.ts'
import { checkPlan } from './check-plan.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(checkPlan)

export function CheckPlanList() {
  const t = useT()
  const { listPath } = usePage()
  const navigate = useNavigate()
  return (
    <List
      columns={['targetNm', 'areaTypeCd', 'cycleCd', 'legalYn', 'planYmd', 'dueYmd', 'inspectorUserId', 'ownerUserId']}
      filters={['planYmd', 'legalYn', 'inspectorUserId']}
      stateTabs
      excel
      bulk={['skip']}
      extra={
        <>
          <Button onClick={() => navigate(`${listPath}/month`)}>{t('달력')}</Button>
          <Button type="primary" onClick={() => navigate(`${listPath}/today`)}>
            {t('오늘 점검')}
          </Button>
        </>
      }
      empty="점검주기를 확정하면 계획이 만들어집니다."
    />
  )
}

export function CheckPlanDetail() {
  return (
    <Detail>
      <Section title="점검">
        <Fields
          names={['checkScheduleNo', 'checkTmplNo', 'areaTypeCd', 'targetNm', 'processNo', 'cycleCd', 'legalYn']}
        />
      </Section>
      <Section title="기간">
        <Fields names={['planYmd', 'dueYmd', 'graceDayCnt', 'limitYmd', 'missDt']} />
      </Section>
      <Section title="담당">
        <Fields names={['inspectorUserId', 'otherInspectorDesc', 'ownerUserId']} />
      </Section>
      <Skipped />
      <Found />
      <Actions />
    </Detail>
  )
}

function Skipped() {
  const { skipRqstDt } = useRecord()
  if (!skipRqstDt) return null
  return (
    <Section title="제외">
      <Fields names={['skipReasonDesc', 'skipUserId', 'skipRqstDt']} />
    </Section>
  )
}

function Found() {
  const t = useT()
  const { safetyCheckNo } = useRecord()
  if (!safetyCheckNo) return null
  return (
    <Section title="점검결과" isFree>
      <Link to={`${safetyCheck.route.staff}/${safetyCheckNo}`}>{t('결과 보기')}</Link>
    </Section>
  )
}
