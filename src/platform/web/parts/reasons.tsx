/** Why something cannot be done: rule, legal basis, what was looked at, and who can put it right. The same everywhere. */
import './reasons.css'
import { Button } from 'antd'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ToldCheck } from '#platform/model/check.ts'
import type { Problem } from '#platform/model/problem.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { roleName } from '#platform/web/role-names.ts'
import { lawText } from './law-text.ts'

export type Reason = Pick<Problem, 'message' | 'law' | 'evidenceDesc' | 'lifterCds'> &
  Partial<Pick<ToldCheck, 'resultCd' | 'field'>>
/** Leads to the field that puts something right, where it stands on the page. */
export type WayTo = (field: string) => (() => void) | undefined

const icons = { BLOCK: CircleAlert, WARN: TriangleAlert, OK: CircleCheck } as const

interface ReasonsProps {
  of: readonly Reason[]
  label?: string
  wayTo?: WayTo
}
export function Reasons({ of, label, wayTo }: ReasonsProps) {
  const t = useT()
  const say = usePlatformT()
  const words = { BLOCK: say('불가'), WARN: say('주의'), OK: say('적합') }
  return (
    <ul className="reasons" aria-label={label}>
      {of.map(({ resultCd = 'BLOCK', ...reason }) => {
        const Icon = icons[resultCd]
        const go = reason.field && wayTo?.(reason.field)
        return (
          <li key={`${reason.message}${reason.evidenceDesc}`} data-result={resultCd}>
            <Icon size={16} role="img" aria-label={words[resultCd]} />
            <div>
              <p>{reason.law ? `${reason.message} (${lawText(reason.law, t)})` : reason.message}</p>
              <ReasonFacts {...reason} hasWay={Boolean(go)} />
              {go && (
                <Button type="link" size="small" className="reason-way" onClick={go}>
                  {say('항목으로 이동')}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function ReasonFacts({ evidenceDesc, lifterCds, hasWay }: Reason & { hasWay: boolean }) {
  const t = useT()
  const say = usePlatformT()
  const facts: [label: string, value: string][] = []
  if (evidenceDesc) facts.push([say('확인한 내용'), evidenceDesc])
  // Whoever can put it right here need not be told that nobody may lift it.
  if (lifterCds && !(hasWay && lifterCds.length === 0)) facts.push([say('해결할 수 있는 사람'), lifters(lifterCds, t)])
  if (facts.length === 0) return null
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const lifters = (roleCds: readonly string[], t: (korean: string) => string): string =>
  roleCds.length === 0
    ? t('없음 (예외가 없는 규칙)')
    : roleCds.map((roleCd) => t(roleName(roleCd) ?? roleCd)).join(', ')
