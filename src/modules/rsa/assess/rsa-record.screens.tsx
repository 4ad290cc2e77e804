/** One assessment: its plan, what was known before, who takes part, hazards, measures, who is told, and how it was closed. */
import './rsa.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { Origins } from '../occasional/origin-lines.tsx'
import { Known } from '../survey/known.tsx'
import { delaysOn } from './dues.logic.ts'
import type { Extra, OriginLine } from './rsa.calls.ts'
import { rsa } from './rsa.model.ts'
import { Controls } from './rsa-controls.tsx'
import { Items } from './rsa-items.tsx'
import { Participants } from './rsa-participants.tsx'
import { useExtra } from './rsa-queries.ts'
import { Reratings } from './rsa-reratings.tsx'
import { Shares } from './rsa-shares.tsx'

const { Detail, Section, Field, Fields, Actions, useRecord } = screensFor(rsa)

export function RsaDetail() {
  return (
    <Detail print>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { rsaNo } = useRecord()
  const { data, isError, error, refetch } = useExtra(rsaNo)
  if (!rsaNo) return <Plan />
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  return data ? <Tabs extra={data} /> : <Loading lines={10} />
}

function Tabs({ extra }: { extra: Extra }) {
  const t = useT()
  const { items, controls } = useRecord()
  const counted = (label: string, n: number | undefined) => (n ? `${t(label)} ${n}` : t(label))
  return (
    <div className="stack">
      <Figures />
      <SectionTabs
        items={[
          { key: 'plan', label: t('개요'), content: <Plan origins={extra.origins} /> },
          { key: 'survey', label: t('사전조사'), content: <Survey /> },
          {
            key: 'parts',
            label: counted('참여|tab', extra.parts.length),
            content: <Participants parts={extra.parts} />,
          },
          { key: 'items', label: counted('위험요인', items?.length), content: <Items /> },
          {
            key: 'controls',
            label: counted('감소대책', controls?.length),
            content: (
              <div className="stack">
                <Controls />
                <Reratings revs={extra.revs} stuck={extra.stuck} />
              </div>
            ),
          },
          { key: 'shares', label: t('공유|tab'), content: <Shares extra={extra} /> },
          { key: 'end', label: t('결재'), content: <Ended /> },
        ]}
      />
    </div>
  )
}

/** How it stands, in a few numbers; the two delays are told apart. */
function Figures() {
  const t = useT()
  const record = useRecord()
  const { itemCnt, openCnt, residualCnt, partCnt, signCnt, siteDueYmd, legalLimitYmd } = record
  const late = delaysOn({ siteDueYmd, legalLimitYmd }, today())
  return (
    <Sums
      of={[
        { label: t('위험요인'), value: t('{n}건', { n: itemCnt ?? 0 }) },
        { label: t('허용불가'), value: t('{n}건', { n: openCnt ?? 0 }), tone: openCnt ? 'danger' : undefined },
        Boolean(residualCnt) && { label: t('잔여'), value: t('{n}건', { n: residualCnt ?? 0 }), tone: 'danger' },
        { label: t('참여 서명'), value: `${signCnt ?? 0}/${partCnt ?? 0}` },
        siteDueYmd && {
          label: t('다음 정기평가'),
          value: siteDueYmd,
          note: late.includes('LATE_SITE') && <StatusTag tone="danger">{t('사업장 기한 지남')}</StatusTag>,
        },
        legalLimitYmd && {
          label: t('법정기한'),
          value: legalLimitYmd,
          note: late.includes('LATE_LAW') && <StatusTag tone="danger">{t('법정기한 지남')}</StatusTag>,
        },
      ]}
    />
  )
}

function Plan({ origins = [] }: { origins?: readonly OriginLine[] }) {
  const { rsaNo, rsaTypeCd, takenOverYn, preShareDt, triggerCd, processNo, statusCd } = useRecord()
  const t = useT()
  const { roles } = usePerson()
  const isTaken = takenOverYn === 'Y'
  return (
    <>
      {rsaNo && triggerCd === 'ACC' && processNo === null && statusCd === 'PLAN' && (
        <p className="callout" data-tone="warning">
          {t(
            '사고의 공정이 아직 정해지지 않았습니다. 그때까지 사고가 적은 허가서와 재해자가 속한 작업만 멈춥니다. 사고를 분류하면 그 공정의 평가가 됩니다.',
          )}
        </p>
      )}
      <Section title="대상">
        {(isTaken || (!rsaNo && roles.includes('SHM'))) && <Field name="takenOverYn" />}
        <Fields names={['rsaTitle', 'rsaTypeCd', 'deptCd', 'processNo', 'workCatCd', 'equipCds']} />
        {rsaTypeCd === 'OCC' && <Fields names={['triggerCd', 'triggerSrcDesc']} />}
        <Field name="scaleNo" />
      </Section>
      <Origins of={origins} />
      {isTaken ? <Taken /> : <Schedule preShareDt={preShareDt} />}
    </>
  )
}

/** What was done before the site was in use: when, and its paper. */
const Taken = () => (
  <Section title="기존 평가" hint="안전관리자가 옮겨 적고 안전환경팀장이 확인하면 완료한 평가가 됩니다.">
    <Fields names={['leaderUserId', 'planYmd', 'doFromYmd', 'doToYmd', 'takenYmd', 'takenFileId']} />
  </Section>
)

const Schedule = ({ preShareDt }: { preShareDt: string | null }) => (
  <Section title="일정" hint="실시 시작일 전에 일정을 공유합니다. 공지한 날에는 시작할 수 없습니다.">
    <Fields names={['leaderUserId', 'planYmd', 'doFromYmd', 'doToYmd', 'preChannelCd', 'noticeDesc']} />
    {preShareDt && <Field name="preShareDt" />}
  </Section>
)

function Survey() {
  const { rsaNo } = useRecord()
  return (
    <div className="stack">
      <Section
        title="사전조사"
        hint="아래에 모인 자료를 보고, 공정에 대해 알려진 것을 적습니다. 요인파악을 시작하면 위험요인으로 가져올 수 있습니다."
      >
        <Fields names={['surveyDesc', 'surveyFileId']} />
      </Section>
      {rsaNo && <Known rsaNo={rsaNo} />}
    </div>
  )
}

function Ended() {
  return (
    <>
      <Section title="결정">
        <Fields names={['decideUserId', 'decideDt']} />
      </Section>
      <Section title="완료" hint="허용할 수 없는 요인이 남으면 안전환경팀장이 완료합니다.">
        <Fields names={['completeUserId', 'completeDt', 'residualCnt', 'retainToYmd', 'siteDueYmd', 'legalLimitYmd']} />
      </Section>
    </>
  )
}
