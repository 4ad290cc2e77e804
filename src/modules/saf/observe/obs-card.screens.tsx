/** Observation cards, for both sides: the list, and one card from being seen to having been answered. */
import { Link, useNavigate } from 'react-router'
import { impr, riskGrades } from '#modules/impr/impr/impr.model.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { offline } from '#platform/web/offline/account-queue.ts'
import { useSent } from '#platform/web/offline/offline.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { nearMiss } from '../near-miss/near-miss.model.ts'
import { Thanks } from '../thanks.tsx'
import { cardThanks } from './obs-card.calls.ts'
import { obsTypes } from './obs-card.logic.ts'
import { type ObsCard, obsCard } from './obs-card.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(obsCard)

const tones = { GOOD: 'done', ACT: 'waiting', COND: 'waiting', NM: 'waiting', SUG: 'progress', STOP: 'danger' } as const

function TypeTag({ type }: { type: ObsCard['obsTypeCd'] }) {
  const t = useT()
  return <StatusTag tone={tones[type]}>{t(obsTypes[type])}</StatusTag>
}

const cells = {
  obsTypeCd: ({ obsTypeCd }: ObsCard) => <TypeTag type={obsTypeCd} />,
  riskGradeCd: ({ riskGradeCd }: ObsCard) => <Grade grade={riskGradeCd} />,
}

function Grade({ grade }: { grade: ObsCard['riskGradeCd'] }) {
  const t = useT()
  if (!grade) return null
  if (grade === 'MID' || grade === 'LOW') return t(riskGrades[grade])
  return <StatusTag tone={grade === 'CRIT' ? 'danger' : 'waiting'}>{t(riskGrades[grade])}</StatusTag>
}

const widths = { obsTypeCd: 104, placeDesc: 140, riskGradeCd: 88 }

/** What was written without a network and has arrived meanwhile stands in the list at once. */
const useArrivals = () => useSent(offline, obsCard.api, () => void queryClient.invalidateQueries())

function useMenu() {
  const { kind } = usePerson()
  const { listPath } = usePage()
  const navigate = useNavigate()
  const item = (key: string, label: string) => ({ key, label, onClick: () => void navigate(`${listPath}/${key}`) })
  const own = [item('stats', '현황'), item('follow', '추적키 조회')]
  return kind === 'staff' ? [...own, item('posters', 'QR 포스터')] : own
}

export function ObsCardList() {
  const menu = useMenu()
  useArrivals()
  return (
    <List
      columns={['obsTypeCd', 'due', 'placeDesc', 'riskGradeCd', 'ownerUserId', 'obsDt', 'replyDt', 'vendorCd']}
      cells={cells}
      widths={widths}
      filters={['obsTypeCd', 'obsDt', 'placeDesc', 'acceptYn']}
      stateTabs
      excel
      menu={menu}
      bulk={['accept']}
      empty="등록된 관찰카드가 없습니다."
    />
  )
}

export function VendorObsCardList() {
  const menu = useMenu()
  useArrivals()
  return (
    <List
      columns={['obsTypeCd', 'placeDesc', 'obsDt', 'riskGradeCd', 'replyDt', 'acceptYn']}
      cells={cells}
      widths={widths}
      filters={['obsTypeCd', 'obsDt', 'placeDesc', 'acceptYn']}
      stateTabs
      excel
      menu={menu}
      empty="등록된 관찰카드가 없습니다."
    />
  )
}

export function ObsCardDetail() {
  return (
    <Detail>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { attachFileId, nowActionDesc, permitDocNo, personNo, vendorCd, riskGradeCd, replyDesc, dupCardNo } =
    useRecord()
  return (
    <>
      <Thanked />
      <StopBanner />
      <Section title="본 것">
        <Fields names={['obsTypeCd', 'contentDesc', 'placeDesc', 'obsDt']} />
        <Field name="createUserId" label="등록자" />
        {personNo && <Field name="personNo" />}
        {vendorCd && <Field name="vendorCd" />}
        {nowActionDesc && <Field name="nowActionDesc" />}
        {permitDocNo && <Field name="permitDocNo" />}
        {attachFileId && <Field name="attachFileId" />}
      </Section>
      {riskGradeCd && (
        <Section title="분류">
          <Fields names={['riskGradeCd', 'ownerUserId', 'dueYmd', 'creditCnt']} />
          <FollowUp />
        </Section>
      )}
      {dupCardNo && (
        <Section title="중복">
          <Field name="dupCardNo" />
        </Section>
      )}
      {replyDesc && (
        <Section title="회신">
          <Fields names={['replyDesc', 'replyDt']} />
        </Section>
      )}
    </>
  )
}

/** R1: work stands; until when somebody decides, or what was decided. */
function StopBanner() {
  const t = useT()
  const { obsTypeCd, stopDueDt, stopDecisionDt, stopYn, permitDocNo } = useRecord()
  if (obsTypeCd !== 'STOP') return null
  if (stopDecisionDt)
    return (
      <Section title="중지 결정">
        <Fields names={['stopDecisionCd', 'stopDecisionDesc', 'stopDecisionUserId', 'stopDecisionDt']} />
      </Section>
    )
  return (
    <div className="doc-banner" data-tone="danger" role="status">
      <p>
        {t('작업을 멈췄습니다. {time}까지 재개 조건이나 중지 유지를 결정해야 합니다.', {
          time: stopDueDt ? formatTime(stopDueDt) : '',
        })}
        {stopYn === 'Y' && ` ${t('허가서 {docNo}을(를) 중지했습니다.', { docNo: permitDocNo })}`}
      </p>
      <small>{t('산업안전보건법 제52조: 작업을 멈춘 사람에게 불이익을 주지 않습니다.')}</small>
    </div>
  )
}

/** To whoever told of it, once he was answered. */
function Thanked() {
  const { obsCardNo, createUserId, replyDesc, attachFileId } = useRecord()
  const { userId } = usePerson()
  const isHis = obsCardNo !== null && replyDesc !== null && createUserId === userId
  const { data } = useAsked(cardThanks, isHis ? { no: obsCardNo } : null)
  return <Thanks toUserId={createUserId} said={replyDesc} beforeFileId={attachFileId} after={data?.after ?? null} />
}

/** Where it goes on. */
function FollowUp() {
  const t = useT()
  const { imprNo, nearMissNo } = useRecord()
  const { kind } = usePerson()
  if (kind === 'vendor' || (!imprNo && !nearMissNo)) return null
  const to = imprNo ? `${impr.route.staff}/${imprNo}` : `${nearMiss.route.staff}/${nearMissNo}`
  return (
    <div className="doc-value">
      <dt>{t(imprNo ? '개선' : '아차사고')}</dt>
      <dd>
        <Link to={to}>{t(imprNo ? '개선 열기' : '아차사고 열기')}</Link>
      </dd>
    </div>
  )
}
