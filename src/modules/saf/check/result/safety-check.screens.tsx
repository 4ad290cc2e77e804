/** 안전점검 결과: the list, and one as it was found. */

import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { CheckSummary, CorrectionLines, ItemNo } from '#modules/common/check-items.parts.tsx'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { AttachedImage } from '#platform/web/form/attachments/attached-image.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { answerTones, checkAnswers, outcomes, outcomeTones } from '../check-codes.model.ts'
import { checkPlan } from '../plan/check-plan.model.ts'
import { Released } from './check-released.tsx'
import { strokesIn } from './other-signs.logic.ts'
import { rangeOf } from './safety-check.logic.ts'
import { type CheckItem, type SafetyCheck, safetyCheck } from './safety-check.model.ts'
import { StopUse } from './stop-use.tsx'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(safetyCheck)

const cells = {
  resultCd: ({ resultCd }: SafetyCheck) => <Outcome resultCd={resultCd} />,
  checkScore: ({ checkScore }: SafetyCheck) => checkScore?.toFixed(1) ?? null,
}

function Outcome({ resultCd }: { resultCd: SafetyCheck['resultCd'] }) {
  const t = useT()
  return resultCd ? <StatusTag tone={outcomeTones[resultCd]}>{t(outcomes[resultCd])}</StatusTag> : null
}

export function SafetyCheckList() {
  const t = useT()
  const navigate = useNavigate()
  return (
    <List
      columns={[
        'areaTypeCd',
        'checkDt',
        'resultCd',
        'checkScore',
        'ngCnt',
        'openImprCnt',
        'inspectorUserId',
        'legalYn',
      ]}
      cells={cells}
      widths={{ resultCd: 88, checkScore: 72, openImprCnt: 80 }}
      filters={['checkDt', 'areaTypeCd', 'resultCd']}
      stateTabs
      excel
      extra={
        <Button type="primary" onClick={() => navigate(`${checkPlan.route.staff}/today`)}>
          {t('오늘 점검')}
        </Button>
      }
      empty="점검 결과가 없습니다."
    />
  )
}

export function SafetyCheckDetail() {
  return (
    <Detail print>
      <Summary />
      <StopUse />
      <Section title="점검">
        <Fields names={['areaTypeCd', 'targetNm', 'processNo', 'legalYn', 'checkPlanNo', 'checkTmplNo', 'tmplRevNo']} />
        <Fields names={['inspectorUserId', 'checkDt', 'arriveDt', 'gpsOkYn']} />
      </Section>
      <Items />
      <Released />
      <SignRow />
      <Corrections />
      <Actions />
    </Detail>
  )
}

/** What people ask first: how good, and whether something critical was bad. */
export function Summary() {
  const t = useT()
  const { checkScore, resultCd, okCnt, ngCnt, naCnt, criticalNgYn, openImprCnt, limitsDesc, statusCd } = useRecord()
  if (statusCd !== 'DONE') return null
  return (
    <CheckSummary
      score={checkScore !== null && t('{n}점', { n: checkScore.toFixed(1) })}
      outcome={<Outcome resultCd={resultCd} />}
      sums={[
        { label: t('적합'), value: okCnt },
        { label: t('부적합'), value: ngCnt },
        { label: t('해당없음'), value: naCnt },
        { label: t('미조치'), value: openImprCnt },
      ]}
    >
      {criticalNgYn === 'Y' && <b className="is-bad">{t('중대 항목이 부적합하여 점수와 관계없이 부적합입니다.')} </b>}
      {limitsDesc}
    </CheckSummary>
  )
}

/** @param isPaper nothing to press stands on paper */
export function Items({ isPaper = false }: { isPaper?: boolean }) {
  const t = useT()
  const { items } = useRecord()
  return (
    <Section title="점검항목" isFree>
      <ol className="check-items">
        {(items ?? []).map((item) => (
          <li
            key={item.itemNo}
            data-level={item.askedByNo === null ? undefined : 1}
            data-answer={item.answerCd ?? undefined}
          >
            <div className="check-item-line">
              <ItemNo no={item.itemNo} />
              <p>
                {item.itemNm} {item.criticalYn === 'Y' && <StatusTag tone="danger">{t('중대')}</StatusTag>}
                {item.criterionDesc && <small>{item.criterionDesc}</small>}
                <Told item={item} />
              </p>
              {item.answerCd && (
                <StatusTag tone={answerTones[item.answerCd]}>{t(checkAnswers[item.answerCd])}</StatusTag>
              )}
            </div>
            {(item.answerCd === 'NG' || item.fileNo !== null) && <Found item={item} isPaper={isPaper} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The number or the words that were the answer. */
function Told({ item }: { item: CheckItem }) {
  const t = useT()
  const { numVal, unitNm, textDesc } = item
  if (numVal !== null)
    return (
      <small>{t('측정값 {v} {unit} (기준 {min}~{max})', { v: numVal, ...rangeOf(item), unit: unitNm ?? '' })}</small>
    )
  return textDesc ? <small>{textDesc}</small> : null
}

function Found({ item, isPaper }: { item: CheckItem; isPaper: boolean }) {
  const { itemNo, answerCd, ngDesc, imprNo, fileNo } = item
  const t = useT()
  return (
    <div className="row check-found">
      {fileNo !== null && <AttachedImage fileNo={fileNo} size="320" alt={t('{n}번 항목 사진', { n: itemNo })} />}
      {answerCd === 'NG' && (
        <Facts
          facts={[
            [t('부적합 내용'), ngDesc],
            [t('개선'), imprNo !== null && !isPaper && <Improvement no={imprNo} />],
          ]}
        />
      )}
    </div>
  )
}

function Improvement({ no }: { no: number }) {
  const t = useT()
  return <Link to={`${impr.route.staff}/${no}`}>{t('개선 열기')}</Link>
}

export function SignRow() {
  const t = useT()
  const { inspectorSign, otherSigns } = useRecord()
  if (!inspectorSign) return null
  const { strokes, signerNm, signDt } = inspectorSign
  const signs = [
    { role: t('점검자'), signerNm, signDt, strokes },
    ...((otherSigns ?? []) as NamedSign[]).map((one) => ({
      role: t('함께 점검'),
      signerNm: one.userNm ?? one.userId,
      signDt: one.signDt,
      strokes: strokesIn(one.strokesDesc) ?? [],
    })),
  ]
  return (
    <Section title="서명" isFree>
      <div className="check-signs">
        {signs.map(({ role, ...sign }) => (
          <div key={sign.signerNm} className="stack is-close">
            <SignatureImage strokes={sign.strokes} label={`${role} ${sign.signerNm}`} />
            <span>
              {role} · {sign.signerNm}
            </span>
            <small className="quiet">{formatDateTime(sign.signDt)}</small>
          </div>
        ))}
      </div>
    </Section>
  )
}
/** Rows travel with the names of the keys in them. */
type NamedSign = NonNullable<SafetyCheck['otherSigns']>[number] & { userNm?: string }

export function Corrections() {
  const { corrections } = useRecord()
  if (!corrections?.length) return null
  return (
    <Section title="정정" isFree>
      <CorrectionLines corrections={corrections} />
    </Section>
  )
}
