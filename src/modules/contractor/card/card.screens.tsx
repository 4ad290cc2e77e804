/** Safety cards: who has one and until when, and everything that was done with each. */
import { Button } from 'antd'
import { IdCard } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { cardHistory } from './card.calls.ts'
import { type IssueAct, issueActs, sgcCard } from './card.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(sgcCard)

export function SgcCardList() {
  return (
    <List
      columns={['vendorCd', 'cardTypeCd', 'issueYmd', 'validToYmd', 'reissueCnt', 'suspToDt']}
      filters={['vendorCd', 'issueYmd', 'validToYmd']}
      stateTabs
      excel
      bulk={['issue']}
      empty="발급된 안전카드가 없습니다."
    />
  )
}

export function SgcCardDetail() {
  return (
    <Detail>
      <Stopped />
      <Holder />
      <History />
      <Actions>
        <PrintCard />
      </Actions>
    </Detail>
  )
}

function Holder() {
  const { sgcCardNo, statusCd, reissueCnt, statementDesc } = useRecord()
  if (!sgcCardNo || statusCd === 'RQST')
    return (
      <Section title="발급 대상">
        <Field name="personNo" hint="입문교육을 이수한 사람입니다. 한 사람에게 카드는 한 장입니다." />
        <Fields names={['cardTypeCd']} />
        {sgcCardNo && <Fields names={['vendorCd', 'validToYmd', 'langCd']} />}
      </Section>
    )
  return (
    <Section title="카드">
      <Fields names={['personNo', 'vendorCd', 'cardTypeCd', 'issueYmd', 'validToYmd', 'langCd', 'reissueCnt']} />
      {(reissueCnt ?? 0) > 0 && statementDesc && <Fields names={['statementDesc']} />}
    </Section>
  )
}

/** Why and how long the gate stays closed. */
function Stopped() {
  const t = useT()
  const { suspFromDt, suspToDt, stopYn, suspDesc } = useRecord()
  if (!suspFromDt) return null
  return (
    <p role="status" className="callout">
      <StatusTag tone={stopYn === 'Y' ? 'suspended' : 'waiting'}>
        {t(stopYn === 'Y' ? '출입정지' : '정지 예정')}
      </StatusTag>{' '}
      {suspToDt
        ? t('{from} ~ {to}', { from: formatDateTime(suspFromDt), to: formatDateTime(suspToDt) })
        : t('{from}부터 재교육 이수까지', { from: formatDateTime(suspFromDt) })}{' '}
      {suspDesc && t('(12개월 누적 {points})', { points: suspDesc })}
    </p>
  )
}
const toneOf: Partial<Record<IssueAct, 'danger' | 'suspended'>> = {
  LOST: 'danger',
  SUSP: 'suspended',
  EXPIRE: 'suspended',
}

function History() {
  const t = useT()
  const { sgcCardNo, rowVersion } = useRecord()
  const at = sgcCardNo ? { no: sgcCardNo } : null
  const { data, isError, error, refetch } = useAsked(cardHistory, at, { version: rowVersion })
  if (!sgcCardNo) return null
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={3} />
  return (
    <Panel title="발급 이력">
      {data.rows.length === 0 ? (
        <Empty message={t('아직 발급하지 않은 카드입니다.')} />
      ) : (
        <Lines columns="150px 110px minmax(80px, 140px) 1fr">
          {data.rows.map(({ sgcIssueHistNo, issueActCd, actDt, actUserNm, reasonDesc }) => (
            <li key={sgcIssueHistNo}>
              <time>{formatDateTime(actDt)}</time>
              <StatusTag tone={toneOf[issueActCd] ?? 'done'}>{t(issueActs[issueActCd])}</StatusTag>
              <span>{actUserNm ?? t('시스템')}</span>
              <span className="quiet">{reasonDesc}</span>
            </li>
          ))}
        </Lines>
      )}
    </Panel>
  )
}

/** The desk alone prints: the code on the card opens the gate. */
function PrintCard() {
  const t = useT()
  const navigate = useNavigate()
  const { kind } = usePerson()
  const { listPath, editable } = usePage()
  const { sgcCardNo, statusCd } = useRecord()
  if (kind === 'vendor' || !editable || (statusCd !== 'ISSUED' && statusCd !== 'SUSP')) return null
  return (
    <Button icon={<IdCard size={16} aria-hidden />} onClick={() => navigate(`${listPath}/${sgcCardNo}/print`)}>
      {t('카드 인쇄')}
    </Button>
  )
}
