/** Checks for both sides: the list, and one as it was found. */

import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { CheckSummary, CorrectionLines, ItemNo } from '#modules/common/check-items.parts.tsx'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { AttachedImage } from '#platform/web/form/attachments/attached-image.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { answers, answerTones, jointSigns, outcomes } from './check-codes.model.ts'
import { type CheckItem, type CheckResult, checkResult, type SignField } from './check-result.model.ts'
import { fillPath } from './fill-path.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(checkResult)

export const outcomeTones = { PASS: 'done', COND: 'waiting', FAIL: 'danger' } as const

const cells = {
  resultCd: ({ resultCd }: CheckResult) => <Outcome resultCd={resultCd} />,
  openImprCnt: ({ openImprCnt, statusCd }: CheckResult) => (statusCd === 'DONE' ? (openImprCnt ?? 0) : null),
  checkScore: ({ checkScore }: CheckResult) => checkScore?.toFixed(1) ?? null,
}

function Outcome({ resultCd }: { resultCd: CheckResult['resultCd'] }) {
  const t = useT()
  return resultCd ? <StatusTag tone={outcomeTones[resultCd]}>{t(outcomes[resultCd])}</StatusTag> : null
}

export function CheckResultList() {
  const { kind } = usePerson()
  const { listPath } = usePage()
  const navigate = useNavigate()
  const rest = ['resultCd', 'checkScore', 'ngCnt', 'openImprCnt', 'inspectorNm', 'areaCd', 'okCnt', 'naCnt'] as const
  return (
    <List
      columns={
        kind === 'vendor' ? ['checkTypeCd', 'checkDt', ...rest] : ['checkTypeCd', 'vendorCd', 'checkDt', ...rest]
      }
      cells={cells}
      widths={{ resultCd: 88, checkScore: 72, openImprCnt: 80, inspectorNm: 96 }}
      filters={kind === 'vendor' ? ['checkTypeCd', 'checkDt', 'resultCd'] : ['checkTypeCd', 'vendorCd', 'checkDt']}
      stateTabs
      excel
      menu={[
        { key: 'status', label: '점검 현황·미실시', onClick: () => navigate(`${listPath}/status`) },
        { key: 'improvements', label: '점검 개선조치', onClick: () => navigate(`${listPath}/improvements`) },
      ]}
      empty="점검 결과가 없습니다."
    />
  )
}

export function CheckResultDetail() {
  return (
    <Detail print>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { statusCd, checkResultNo, createUserId } = useRecord()
  const { userId } = usePerson()
  if (statusCd === 'TEMP' && checkResultNo && createUserId === userId) return <GoOn no={checkResultNo} />
  return (
    <>
      <Summary />
      <Section title="점검">
        <Fields names={['checkTypeCd', 'vendorCd', 'checkDt', 'inspectorNm', 'areaCd', 'doneDt']} />
      </Section>
      <Items />
      <SignRow />
      <Corrections />
    </>
  )
}

function GoOn({ no }: { no: number }) {
  const t = useT()
  const { kind } = usePerson()
  const navigate = useNavigate()
  return (
    <div className="stack">
      <p>{t('아직 완료하지 않은 점검입니다.')}</p>
      <Button type="primary" onClick={() => navigate(fillPath(kind, no))}>
        {t('이어서 입력')}
      </Button>
    </div>
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
        { label: t('미조치 수'), value: openImprCnt },
      ]}
    >
      {criticalNgYn === 'Y' && <b className="is-bad">{t('중대 항목이 부적합하여 점수와 관계없이 부적합입니다.')} </b>}
      {limitsDesc} · {t('완료된 점검은 삭제할 수 없습니다.')}
    </CheckSummary>
  )
}

export function Items() {
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
                {item.askedByNo !== null && item.askedByCd && (
                  <small>
                    {t('{n}번이 {answer}이어서 물은 항목', { n: item.askedByNo, answer: t(answers[item.askedByCd]) })}
                  </small>
                )}
              </p>
              {item.answerCd && <StatusTag tone={answerTones[item.answerCd]}>{t(answers[item.answerCd])}</StatusTag>}
            </div>
            {item.answerCd === 'NG' && <Found item={item} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Found({ item: { itemNo, ngDesc, imprDesc, imprNo, fileNo } }: { item: CheckItem }) {
  const t = useT()
  const { kind } = usePerson()
  const path = kind === 'vendor' ? impr.route.vendor : impr.route.staff
  return (
    <div className="row check-found">
      {fileNo && <AttachedImage fileNo={fileNo} size="320" alt={t('{n}번 항목 사진', { n: itemNo })} />}
      <Facts
        facts={[
          [t('부적합 내용'), ngDesc],
          [
            t('개선조치'),
            <>
              {imprDesc} {imprNo && <Link to={`${path}/${imprNo}`}>{t('개선 열기')}</Link>}
            </>,
          ],
        ]}
      />
    </div>
  )
}

export function SignRow() {
  const t = useT()
  const record = useRecord()
  const signed = (Object.keys(jointSigns) as SignField[]).filter((name) => record[name])
  if (signed.length === 0) return null
  return (
    <Section title="서명" isFree>
      <ul className="fields">
        {signed.map((name) => {
          const signature = record[name]
          return (
            signature && (
              <li key={name} className="stack is-close">
                <SignatureImage strokes={signature.strokes} label={`${t(jointSigns[name])} ${signature.signerNm}`} />
                <span>
                  {t(jointSigns[name])} · {signature.signerNm}
                </span>
                <small className="quiet">{formatDateTime(signature.signDt)}</small>
              </li>
            )
          )
        })}
      </ul>
    </Section>
  )
}

export function Corrections() {
  const { corrections } = useRecord()
  if (!corrections?.length) return null
  return (
    <Section title="정정" isFree>
      <CorrectionLines corrections={corrections} />
    </Section>
  )
}
