/** The tab 격리(LOTO) of a permit: what is cut for it, and the own locks of its crew. */
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { useSession } from '#platform/web/session/session.ts'
import {
  askIsoTest,
  type IsoOffer,
  linkIso,
  lockOffIso,
  lockOnIso,
  type PermitIsolations,
  permitIsolations,
  planIso,
} from './iso.calls.ts'
import { askStep } from './iso-dialogs.tsx'
import { isoPlan } from './iso-plan.model.ts'
import { methods } from './isolation.logic.ts'

export const usePermitIsolations = (permitNo: number) => useAsked(permitIsolations, { permitNo })

interface TabProps {
  permitNo: number
  /** An isolation may still be planned for it. */
  isOpen: boolean
  /** Nothing is done here, as where there is no network. */
  isRead: boolean
}
export function PermitIsolationTab({ permitNo, isOpen, isRead }: TabProps) {
  const t = useT()
  const { data, isError, error, refetch } = usePermitIsolations(permitNo)
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={6} />
  return (
    <div className="stack">
      {data.rows.length === 0 && <Empty message={t('연결한 격리가 없습니다.')} />}
      {data.rows.map((plan) => (
        <Plan key={plan.isoPlanNo} plan={plan} permitNo={permitNo} crew={data.crew} isRead={isRead} />
      ))}
      {data.offers && isOpen && <Offers permitNo={permitNo} {...data.offers} />}
    </div>
  )
}

interface OffersProps extends NonNullable<PermitIsolations['offers']> {
  permitNo: number
}
/** Planned from here: one that stands already for the same equipment, one like before, or a bare one. */
function Offers({ permitNo, open, library }: OffersProps) {
  const t = useT()
  const navigate = useNavigate()
  const make = async (fromIsoPlanNo: number | null) => {
    const { isoPlanNo } = await send(planIso, { permitNo }, { fromIsoPlanNo })
    await renew(permitIsolations)
    await navigate(`${isoPlan.route.staff}/${isoPlanNo}`)
  }
  const link = async ({ isoPlanNo, rowVersion, permitNos }: IsoOffer) => {
    await send(linkIso, { no: isoPlanNo }, { rowVersion, permitNos: [...permitNos, permitNo] })
    await renew(permitIsolations)
  }
  return (
    <Panel title="격리 계획하기" actions={<ActionButton onAction={() => make(null)}>{t('새 격리계획')}</ActionButton>}>
      {open.length + library.length === 0 && <p className="quiet">{t('이 설비의 지난 격리계획이 없습니다.')}</p>}
      <ul className="lines">
        {open.map((one) => (
          <OfferLine key={one.isoPlanNo} offer={one}>
            <ActionButton onAction={() => link(one)}>{t('연결')}</ActionButton>
          </OfferLine>
        ))}
        {library.map((one) => (
          <OfferLine key={`as ${one.isoPlanNo}`} offer={one}>
            <ActionButton onAction={() => make(one.isoPlanNo)}>{t('이대로 새로 계획')}</ActionButton>
          </OfferLine>
        ))}
      </ul>
    </Panel>
  )
}

function OfferLine({ offer, children }: { offer: IsoOffer; children: ReactNode }) {
  const t = useT()
  const state = isoPlan.lifecycle.states[offer.statusCd as keyof typeof isoPlan.lifecycle.states]
  return (
    <li>
      <span>
        {offer.isoDesc}{' '}
        <span className="quiet">
          {[offer.isoPlanDocNo, offer.drawingNo, t('지점 {n}곳', { n: offer.pointCnt })].filter(Boolean).join(' · ')}
        </span>
      </span>
      {state && <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>}
      {children}
    </li>
  )
}

interface PlanProps {
  plan: PermitIsolations['rows'][number]
  crew: PermitIsolations['crew']
  permitNo: number
  isRead: boolean
}

function Plan({ plan, crew, permitNo, isRead }: PlanProps) {
  const t = useT()
  const isStaff = useSession()?.user.kind !== 'vendor'
  const state = isoPlan.lifecycle.states[plan.statusCd as keyof typeof isoPlan.lifecycle.states]
  const name = plan.isoPlanDocNo ?? plan.equipNo
  const askTest = async () => {
    await send(askIsoTest, { permitNo, no: plan.isoPlanNo }, {})
    await renew(permitIsolations)
  }
  return (
    <Panel
      title={isStaff ? <Link to={`${isoPlan.route.staff}/${plan.isoPlanNo}`}>{name}</Link> : name}
      actions={
        <>
          <span>
            {plan.equipNo} · {plan.drawingNo}
          </span>
          {state && <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>}
          {!isRead && plan.statusCd === 'VERIFIED' && !plan.testAskUserId && (
            <ActionButton onAction={askTest}>{t('시운전 요청')}</ActionButton>
          )}
        </>
      }
    >
      {plan.weakYn === 'Y' && (
        <p className="callout" data-tone="danger" role="alert">
          {t('밸브만으로 막은 배관이 있습니다. 밀폐공간 작업은 맹판, 분리, 이중차단배출이 필요합니다.')}
        </p>
      )}
      <ul className="stack is-close">
        {plan.points.map((point) => (
          <li key={point.isoPointNo}>
            {point.isoPointNo}. <b>{point.tagNm}</b> {t(methods[point.isoMethodCd as keyof typeof methods])}{' '}
            <span className="quiet">
              {[point.systemCds, point.lockNo, point.tagNo, point.verifyMethodDesc].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Crew plan={plan} crew={crew} permitNo={permitNo} isRead={isRead} />
    </Panel>
  )
}

const isHis = (one: { personNo: number | null; userId: string | null }, other: typeof one) =>
  one.personNo !== null ? one.personNo === other.personNo : one.userId === other.userId

function Crew({ plan, crew, permitNo, isRead }: PlanProps) {
  const t = useT()
  const at = { permitNo, no: plan.isoPlanNo }
  const on = async ({ personNo, userId, workerNm }: PlanProps['crew'][number]) => {
    const label = t('개인잠금')
    const asks = [{ name: 'lockNo', label: '개인잠금번호' }]
    const body = { personNo, userId }
    const step = { label: `${label}: ${workerNm}`, asks, said: t('개인잠금을 걸었습니다.') }
    if (await askStep({ ...step, call: lockOnIso, at, body })) await renew(permitIsolations)
  }
  const off = async (isoPersonalNo: number) => {
    await send(lockOffIso, { ...at, isoPersonalNo }, {})
    await renew(permitIsolations)
  }
  return (
    <>
      <h3>{t('개인잠금 {n}/{total}', { n: plan.locks.length, total: crew.length })}</h3>
      <ul className="lines is-narrow">
        {crew.map((worker) => {
          const lock = plan.locks.find((one) => isHis(worker, one))
          return (
            <li key={worker.personNo ?? worker.userId}>
              <span>{worker.workerNm}</span>
              {lock ? (
                <>
                  <b>{lock.lockNo}</b> <span className="quiet">{formatDateTime(lock.onDt)}</span>
                  {!isRead && lock.mineYn === 'Y' && (
                    <ActionButton onAction={() => off(lock.isoPersonalNo)}>{t('해제')}</ActionButton>
                  )}
                </>
              ) : (
                !isRead && plan.statusCd === 'VERIFIED' && <Button onClick={() => on(worker)}>{t('체결')}</Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
