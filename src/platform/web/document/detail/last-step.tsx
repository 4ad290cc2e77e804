import { Button } from 'antd'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Reasons } from '#platform/web/parts/reasons.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { missingProblems } from '../check-input.ts'
import { useDocument } from '../context.ts'
import { todoOf } from '../todo.ts'
import { useAct } from './use-act.ts'
import { useWayTo } from './use-way-to.ts'

/** The end of a form that is gone through step by step: what is still missing, each with the way to it, and what sends it. */
export function LastStep() {
  const t = useT()
  const say = usePlatformT()
  const { model, mode, can, values, needed } = useDocument()
  const { act, isRunning } = useAct()
  const wayTo = useWayTo()
  // There the bar within the thumb has it.
  const isPhone = useIsPhone()
  const actionCd = todoOf(model, values)?.actionCd ?? ''
  if (mode !== 'draft' || !can.actions.includes(actionCd)) return null
  const missing = missingProblems(model, values, [...needed])
  const open = (can.checks?.[actionCd] ?? []).filter(({ resultCd }) => resultCd !== 'OK')
  const action = t(model.lifecycle.actions[actionCd]?.label ?? actionCd)
  const count = missing.length + open.length
  return (
    <section className="doc-last-step" aria-label={say('{action} 전에 확인할 것', { action })}>
      <h2>
        {count === 0
          ? say('{action}할 준비가 되었습니다.', { action })
          : say('{action} 전에 확인할 것 {n}', { action, n: count })}
      </h2>
      <Reasons of={[...missing, ...open]} wayTo={wayTo} />
      {!isPhone && (
        <Button type="primary" loading={isRunning} onClick={() => void act(actionCd)}>
          {action}
        </Button>
      )}
    </section>
  )
}
