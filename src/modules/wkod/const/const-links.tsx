/** 업체, 허가, 점검, 사고: what of other parts belongs to the construction, each a link to where it lies. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { vendorContract } from '#modules/contractor/contract/vendor-contract.model.ts'
import { warnPoint } from '#modules/contractor/warn/warn-point.model.ts'
import { accident } from '#modules/saf/accident/accident.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT, useTOf } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useRight } from '#platform/web/session/use-right.ts'
import { permit } from '../permit/permit.model.ts'
import { wkodPlan } from '../plan/wkod-plan.model.ts'
import type { Around, AroundLink } from './const.calls.ts'
import { construction } from './const.model.ts'
import { dutyNames } from './const-codes.model.ts'
import { useAround } from './use-around.ts'

const { Section, Fields, useRecord } = screensFor(construction)

function WithAround({ children }: { children(around: Around): ReactNode }) {
  const { constNo } = useRecord()
  const { data, isError, error, refetch } = useAround(constNo)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  return data ? children(data) : <Loading lines={4} />
}

interface LinksProps {
  model: AnyDocument
  rows: readonly AroundLink[]
  empty: string
}
/** Who may not open the list of them sees that they are there. */
function Links({ model, rows, empty }: LinksProps) {
  const t = useT()
  const tOf = useTOf(model.area)
  const route = model.route.staff
  const { isOpen } = useRight(route)
  if (rows.length === 0) return <p className="quiet">{t(empty)}</p>
  return (
    <ul className="lines">
      {rows.map(({ no, docNo, title, statusCd, vendorNm, day }) => {
        const state = model.lifecycle.states[statusCd]
        return (
          <li key={no}>
            {isOpen ? <Link to={`${route}/${no}`}>{title}</Link> : <span>{title}</span>}
            <span className="quiet">{[docNo, vendorNm, day && formatDay(day)].filter(Boolean).join(' · ')}</span>
            {state && <StatusTag tone={state.tone}>{tOf(state.label)}</StatusTag>}
          </li>
        )
      })}
    </ul>
  )
}

export function Vendors() {
  const { statusCd } = useRecord()
  return (
    <>
      <Section title="업체" hint="수급인의 근로자가 일하면 협의체, 순회점검, 합동점검이 의무가 됩니다.">
        <Fields names={['vendors']} />
      </Section>
      {statusCd !== 'TEMP' && (
        <Section title="계약" hint="계약의 공사번호에 이 공사의 번호를 쓰면 이어집니다.">
          <WithAround>
            {({ contracts }) => (
              <Links model={vendorContract} rows={contracts} empty="이 공사번호의 계약이 없습니다." />
            )}
          </WithAround>
        </Section>
      )}
    </>
  )
}

export function Permits() {
  const t = useT()
  return (
    <>
      <Section title="작업계획">
        <WithAround>
          {({ plans }) => <Links model={wkodPlan} rows={plans} empty="이 공사의 작업계획서가 없습니다." />}
        </WithAround>
      </Section>
      <Section title="작업허가" hint="공사중일 때만 시작할 수 있고, 공사를 중지하면 함께 중지됩니다.">
        <WithAround>
          {({ permits, permitCnts }) => (
            <>
              {permitCnts.length > 0 && (
                <div className="row">
                  {permitCnts.map(({ statusCd, cnt }) => {
                    const state = permit.lifecycle.states[statusCd as keyof typeof permit.lifecycle.states]
                    return (
                      <span key={statusCd}>
                        <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>
                        {t('{n}건', { n: cnt })}
                      </span>
                    )
                  })}
                </div>
              )}
              <Links model={permit} rows={permits} empty="이 공사의 작업허가가 없습니다." />
            </>
          )}
        </WithAround>
      </Section>
    </>
  )
}

export function Findings() {
  const t = useT()
  return (
    <>
      <WithAround>
        {({ kept }) =>
          kept.length === 0 ? null : (
            <Section title="협의체·순회점검·합동점검">
              <ul className="lines">
                {kept.map(({ dutyCd, lastYmd, doneCnt }) => (
                  <li key={dutyCd}>
                    <span>{t(dutyNames[dutyCd as keyof typeof dutyNames])}</span>
                    <span className="quiet">{lastYmd ? formatDay(lastYmd) : t('기록이 없습니다.')}</span>
                    <span>{t('{n}회', { n: doneCnt })}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )
        }
      </WithAround>
      <Section title="경고·지적" hint="이 공사의 작업허가에 발부한 것입니다.">
        <WithAround>
          {({ demands }) => <Links model={warnPoint} rows={demands} empty="발부한 경고·지적이 없습니다." />}
        </WithAround>
      </Section>
    </>
  )
}

export function Accidents() {
  return (
    <>
      <Section title="사고" hint="공사기간에 이 공사의 업체에 일어난 것입니다.">
        <WithAround>
          {({ accidents }) => <Links model={accident} rows={accidents} empty="공사기간에 사고가 없습니다." />}
        </WithAround>
      </Section>
      <Section title="아차사고" hint="공사기간에 이 공사의 업체가 보고한 것입니다.">
        <WithAround>
          {({ nearMisses }) => (
            <Links model={nearMiss} rows={nearMisses} empty="공사기간에 보고된 아차사고가 없습니다." />
          )}
        </WithAround>
      </Section>
    </>
  )
}
