/** The improvement register of staff: the list, and one row from being registered to having had its effect. */
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { toQueryString } from '#platform/model/query.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useStory } from '#platform/web/document/detail/notices.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { BeforeAfter } from '#platform/web/form/attachments/before-after.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { imprEvents } from './impr.calls.ts'
import { type Impr, impr, openStates, riskGrades } from './impr.model.ts'
import { DueCell, usePhotosMenu } from './impr.parts.tsx'
import { Similar } from './impr-similar.tsx'
import { Source } from './impr-source-link.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(impr)

export function ImprList() {
  const menu = usePhotosMenu()
  return (
    <List
      columns={['dueYmd', 'riskGradeCd', 'srcCd', 'ownerUserId', 'ownerDeptCd', 'vendorCd', 'orgDueYmd', 'extendCnt']}
      cells={{
        dueYmd: (row) => <DueCell row={row} />,
        riskGradeCd: ({ riskGradeCd }) => riskGradeCd && <Grade grade={riskGradeCd} />,
      }}
      widths={{ dueYmd: 116, riskGradeCd: 88 }}
      filters={['srcCd', 'riskGradeCd', 'dueYmd']}
      stateTabs
      excel
      bulk={['verify']}
      menu={menu}
      extra={<Mine />}
      peek={<Fields names={peeked} />}
    />
  )
}

const peeked = [
  'imprDesc',
  'placeDesc',
  'beforeFileId',
  'ownerUserId',
  'vendorCd',
  'dueYmd',
  'planDesc',
  'actionDesc',
  'afterFileId',
] as const

/** What still waits for me: the same list, narrowed. */
function Mine() {
  const t = useT()
  const { userId } = usePerson()
  const { listPath } = usePage()
  const navigate = useNavigate()
  const where = { ownerUserId: userId, statusCd: openStates.join() }
  return <Button onClick={() => navigate(`${listPath}?${toQueryString({ where })}`)}>{t('내 담당')}</Button>
}

function Grade({ grade }: { grade: Impr['riskGradeCd'] }) {
  const t = useT()
  if (grade === 'MID' || grade === 'LOW') return t(riskGrades[grade])
  return <StatusTag tone={grade === 'CRIT' ? 'danger' : 'waiting'}>{t(riskGrades[grade])}</StatusTag>
}

export function ImprDetail() {
  return (
    <Detail aside={<Similar />} print>
      <Notices />
      <Section title="내용">
        <Fields names={['imprTitle', 'srcCd']} />
        <Source />
        <Fields names={['imprDesc', 'placeDesc']} />
        <OnMap />
        <Fields names={['processNo', 'hazardCatCd', 'accTypeCd', 'riskGradeCd', 'beforeFileId']} />
        <Parent />
      </Section>
      <Section title="담당">
        <Field name="ownerUserId" hint="임직원이 맡을 때 지정합니다." />
        <Field name="vendorCd" hint="업체가 맡을 때 지정합니다. 담당자와 함께 지정할 수 없습니다." />
        <Field name="verifyUserId" hint="비워 두면 등록자가 확인합니다." />
        <Field name="dueYmd" hint="비워 두면 위험등급에 따라 정해집니다." />
      </Section>
      <Steps />
      <Actions />
    </Detail>
  )
}

/** What cannot wait to be seen: an order that must hang on the wall, a danger without its interim measure. */
function Notices() {
  const t = useT()
  const { srcCd, statusCd, riskGradeCd, interimDt, interimDueDt } = useRecord()
  const isOpen = openStates.some((state) => state === statusCd)
  return (
    <>
      {srcCd === 'LAW' && isOpen && <PostingDuty />}
      {riskGradeCd === 'CRIT' && isOpen && !interimDt && (
        <div className="doc-banner" data-tone="danger" role="status">
          {t('임시조치를 먼저 등록하세요.')} {interimDueDt && t('{day}까지', { day: formatDateTime(interimDueDt) })}
        </div>
      )}
    </>
  )
}

/**
 * R6: an order of the authority hangs where the workers see it until it is carried out.
 *
 * @law 산업안전보건법 제53조제2항
 */
function PostingDuty() {
  const t = useT()
  return (
    <div className="doc-banner" data-tone="waiting" role="status">
      {t('조치가 끝날 때까지 시정명령 내용을 근로자가 쉽게 볼 수 있는 곳에 게시해야 합니다.')}{' '}
      <small>{t('산업안전보건법 제53조제2항')}</small>
    </div>
  )
}

function OnMap() {
  const { siteMark, statusCd } = useRecord()
  return siteMark || statusCd === 'TEMP' ? <Field name="siteMark" /> : null
}

function Parent() {
  const { parentImprNo, statusCd } = useRecord()
  return parentImprNo || statusCd === 'TEMP' ? <Field name="parentImprNo" /> : null
}

/** The steps that have been reached; a draft has none. */
function Steps() {
  const { statusCd, verifyDt, effectDueYmd, can, ...pictured } = useRecord()
  const { beforeFileId, afterFileId, placeDesc, createDt, actionDt } = pictured
  if (statusCd === 'TEMP') return null
  return (
    <>
      <Section title="계획">
        <Fields names={['interimDesc', 'interimDueDt', 'interimDt', 'planDesc']} />
      </Section>
      {(statusCd !== 'RQST' || can.edit.includes('actionDesc')) && (
        <Section title="조치">
          <Fields
            names={['measureTypeCd', 'actionDesc', 'afterFileId', 'costAmt', 'budgetNo', 'actionDt', 'actionUserId']}
          />
          <BeforeAfter
            before={{ attachFileId: beforeFileId, placeDesc, atDt: createDt }}
            after={{ attachFileId: afterFileId, placeDesc, atDt: actionDt }}
          />
        </Section>
      )}
      {(verifyDt || statusCd === 'DONE') && (
        <Section title="확인 결과">
          <Fields names={['verifyDueYmd', 'verifyDt', 'onTimeCd', 'reworkCnt']} />
        </Section>
      )}
      {effectDueYmd && (
        <Section title="유효성" hint="확인하고 90일이 지난 뒤에 같은 일이 다시 없었는지 봅니다.">
          <Fields names={['effectDueYmd', 'effectCd', 'effectDesc']} />
        </Section>
      )}
      {effectDueYmd && <Events />}
      <Extensions />
    </>
  )
}

/** R4: what has happened at the same place since the measure was verified. */
function Events() {
  const t = useT()
  const { imprNo, verifyDt } = useRecord()
  const { data } = useAsked(imprEvents, imprNo ? { no: imprNo } : null, { version: Date.parse(verifyDt ?? '') || 0 })
  if (!data) return null
  return (
    <section className="doc-links" aria-label={t('확인 뒤 같은 곳에서 발생한 일')}>
      <h2>{t('확인 뒤 같은 곳에서 발생한 일')}</h2>
      {data.rows.length === 0 && <p className="quiet">{t('발생한 일이 없습니다.')}</p>}
      <ul>
        {data.rows.map(({ docNo, title, occurDt, path }) => (
          <li key={path}>
            <Link to={path}>{[docNo, title].filter(Boolean).join(' ')}</Link>
            <span className="quiet">{formatDateTime(occurDt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const extensionSteps: ReadonlySet<string> = new Set(['askExtension', 'extend', 'keepDue', 'hold', 'resume'])
/** Who asked for which day, and what came of it. */
function Extensions() {
  const t = useT()
  const { imprNo, orgDueYmd, dueYmd, extendCnt } = useRecord()
  const { data = [] } = useStory(impr, imprNo)
  const steps = data.filter(({ actionCd }) => extensionSteps.has(actionCd)).toReversed()
  const actions: Readonly<Record<string, { label: string }>> = impr.lifecycle.actions
  return (
    <Panel title="연장">
      <p>
        {t('최초기한')} <b>{orgDueYmd}</b> · {t('현재기한')} <b>{dueYmd}</b> · {t('연장 {n}회', { n: extendCnt ?? 0 })}
      </p>
      {steps.length > 0 && (
        <ol className="stack is-close" aria-label={t('연장')}>
          {steps.map(({ auditNo, auditDt, actionCd, userNm, reasonDesc, diff }) => (
            <li key={auditNo} className="row">
              <b>{t(actions[actionCd]?.label ?? actionCd)}</b> {dayOfStep(diff)} <span>{reasonDesc}</span>
              <span className="quiet">{[userNm, formatDateTime(auditDt)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
const dayOfStep = (diff: Readonly<Record<string, readonly unknown[]>>): string =>
  String(diff.dueYmd?.[1] ?? diff.extendToYmd?.[1] ?? diff.holdReviewYmd?.[1] ?? '')
