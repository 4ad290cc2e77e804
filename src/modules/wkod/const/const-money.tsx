/** 안전관리비: what is planned and spent, item by item, and the statements month by month. */
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { Chart } from '#platform/web/chart/chart.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber, formatShort } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useRight } from '#platform/web/session/use-right.ts'
import type { Around } from './const.calls.ts'
import { construction } from './const.model.ts'
import { costCatCds, costCats } from './const-codes.model.ts'
import { constCost } from './const-cost.model.ts'
import { useAround } from './use-around.ts'

const { Section, Fields, useRecord } = screensFor(construction)

export function Money() {
  const { constNo, statusCd } = useRecord()
  const { data, isError, error, refetch } = useAround(constNo)
  return (
    <>
      <Section title="산업안전보건관리비" hint="사용계획의 합은 산업안전보건관리비를 넘을 수 없습니다.">
        {data && <Figures around={data} />}
        <Fields names={['safCostAmt', 'costPlans']} />
      </Section>
      {statusCd !== 'TEMP' && (
        <Section title="계획과 사용">
          {isError && <Failed error={error} onRetry={() => void refetch()} />}
          {!isError && !data && <Loading lines={6} />}
          {data && <Picture around={data} />}
          {data && <Statements around={data} />}
        </Section>
      )}
    </>
  )
}

const usedOf = ({ costs }: Around) =>
  costs
    .filter(({ statusCd }) => statusCd === 'RQST' || statusCd === 'CONFIRM')
    .reduce((sum, { sumAmt }) => sum + sumAmt, 0)

function Figures({ around }: { around: Around }) {
  const t = useT()
  const { safCostAmt } = useRecord()
  const used = usedOf(around)
  const limit = safCostAmt ?? 0
  const sum = (amount: number) => ({ value: formatShort(amount), title: formatNumber(amount) })
  return (
    <Sums
      of={[
        { label: t('산업안전보건관리비'), ...sum(limit) },
        { label: t('사용금액'), ...sum(used) },
        { label: t('잔액'), ...sum(limit - used), tone: used > limit ? 'danger' : undefined },
        { label: t('사용률'), value: limit > 0 ? `${((used / limit) * 100).toFixed(1)}%` : '-' },
      ]}
    />
  )
}

function Picture({ around }: { around: Around }) {
  const t = useT()
  const { costPlans, safCostAmt } = useRecord()
  const planned = new Map((costPlans ?? []).map(({ costCatCd, planAmt }) => [costCatCd as string, planAmt ?? 0]))
  const used = new Map(around.costCats.map(({ costCatCd, useAmt }) => [costCatCd, useAmt]))
  const shown = costCatCds.filter((one) => planned.get(one) || used.get(one))
  if (shown.length === 0) return <p className="quiet">{t('사용계획과 사용명세서를 쓰면 그림이 나옵니다.')}</p>
  const sum = usedOf(around)
  const points = (amounts: ReadonlyMap<string, number>) =>
    shown.map((one) => ({ name: t(costCats[one]), value: Math.round((amounts.get(one) ?? 0) / 10_000) }))
  return (
    <div>
      <Chart
        kind="bar"
        horizontal
        title={
          safCostAmt
            ? t('산업안전보건관리비의 {n}%를 썼습니다.', { n: Math.round((sum / safCostAmt) * 100) })
            : t('산업안전보건관리비를 {n}원 썼습니다.', { n: formatNumber(sum) })
        }
        unit={t('만원')}
        series={[
          { name: t('계획'), points: points(planned) },
          { name: t('사용'), points: points(used) },
        ]}
      />
    </div>
  )
}

const states = constCost.lifecycle.states
function Statements({ around: { costs, missingMonths } }: { around: Around }) {
  const t = useT()
  const navigate = useNavigate()
  const { statusCd } = useRecord()
  const { isOpen, isWritable } = useRight(constCost.route.staff)
  if (!isOpen) return null
  return (
    <>
      {missingMonths.length > 0 && (
        <p className="is-bad">{t('명세서가 없는 달: {months}', { months: missingMonths.join(', ') })}</p>
      )}
      {costs.length === 0 && <p className="quiet">{t('아직 사용명세서가 없습니다.')}</p>}
      <ul className="lines">
        {costs.map(({ no, costYm, sumAmt, statusCd: state }) => (
          <li key={no}>
            <Link to={`${constCost.route.staff}/${no}`}>{costYm}</Link>
            <span className="quiet">{t('{n}원', { n: formatNumber(sumAmt) })}</span>
            <StatusTag tone={states[state as keyof typeof states].tone}>
              {t(states[state as keyof typeof states].label)}
            </StatusTag>
          </li>
        ))}
      </ul>
      {isWritable && (statusCd === 'RUN' || statusCd === 'SUSP') && (
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => navigate(`${constCost.route.staff}/new`)}>
          {t('사용명세서 작성')}
        </Button>
      )}
    </>
  )
}
