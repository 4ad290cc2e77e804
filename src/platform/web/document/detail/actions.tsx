import { Button } from 'antd'
import { Ellipsis, Lock } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { BottomBar } from '#platform/web/pages/page.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { useDocument } from '../context.ts'
import { refusingChecks } from '../refusing.ts'
import { todoOf } from '../todo.ts'
import { useAct } from './use-act.ts'

/** Fetched for documents that are approved at all. */
const DocumentApproval = lazy(async () => ({
  default: (await import('#platform/web/approval/document-approval.tsx')).DocumentApproval,
}))

/** Buttons beside the filled one; what is rarer or dangerous is in the menu. */
const VISIBLE_OTHERS = 2
/** Where none of them is the next step, two are a choice: to agree or to object. On a phone as well. */
const UNFILLED = 2

interface ActionsProps {
  /** Further buttons of the module. */
  children?: ReactNode
}

/** What may be done now: the next action filled, others beside it, the dangerous ones last in a menu. */
export function Actions({ children }: ActionsProps) {
  const isPhone = useIsPhone()
  const { model, mode, actionSlot } = useDocument()
  if (mode === 'paper') return null
  const buttons = (
    <>
      {children}
      {model.approvals && (
        <Suspense>
          <DocumentApproval />
        </Suspense>
      )}
      <Buttons others={isPhone ? 0 : VISIBLE_OTHERS} />
    </>
  )
  if (isPhone) return <BottomBar>{buttons}</BottomBar>
  return actionSlot && createPortal(buttons, actionSlot)
}

function Buttons({ others }: { others: number }) {
  const t = useT()
  const say = usePlatformT()
  const { model, can, values, mode, editor, state } = useDocument()
  const { act, saveDraft, menu, isRunning } = useAct()
  const next = todoOf(model, values)?.actionCd
  const filled = can.actions.find((actionCd) => actionCd === next)
  const rest = can.actions.filter((actionCd) => actionCd !== filled)
  const isQuiet = (actionCd: string) => model.lifecycle.actions[actionCd]?.danger !== true
  const beside = rest.filter(isQuiet).slice(0, filled ? others : UNFILLED)
  const inMenu = [
    ...rest.filter((one) => !beside.includes(one) && isQuiet(one)),
    ...rest.filter((one) => !isQuiet(one)),
  ]
  // A form is judged when it is sent: what it says is still being typed.
  const isRefused = (actionCd: string) => mode !== 'draft' && refusingChecks(can, actionCd).length > 0
  const labelOf = (actionCd: string) => t(model.lifecycle.actions[actionCd]?.label ?? actionCd)
  const items = [
    ...menu,
    ...inMenu.map((key) => ({ key, label: labelOf(key), danger: !isQuiet(key), onClick: () => act(key) })),
  ]
  // What is saved while typing needs no button, unless that has failed.
  const hasSave = mode === 'draft' && (!editor.isAutosaving || state.phase === 'failed')
  return (
    <>
      {items.length > 0 && (
        <MenuButton label={say('더 보기')} actions={items}>
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
      )}
      {hasSave && <InertButton label={say('저장')} isPrimary={!filled} isBlocked={isRunning} run={saveDraft} />}
      {beside.map((actionCd) => (
        <InertButton
          key={actionCd}
          label={labelOf(actionCd)}
          isBlocked={isRunning}
          isRefused={isRefused(actionCd)}
          run={() => act(actionCd)}
        />
      ))}
      {filled && (
        <InertButton
          label={labelOf(filled)}
          isPrimary
          isBlocked={isRunning}
          isRefused={isRefused(filled)}
          run={() => act(filled)}
        />
      )}
    </>
  )
}

interface InertButtonProps {
  label: string
  isPrimary?: boolean
  isBlocked: boolean
  /** A rule refuses it now: pressing it tells which. */
  isRefused?: boolean
  run(): Promise<void>
}
function InertButton({ label, isPrimary = false, isBlocked, isRefused = false, run }: InertButtonProps) {
  const t = usePlatformT()
  const [isMine, setMine] = useState(false)
  const press = async () => {
    setMine(true)
    try {
      await run()
    } finally {
      setMine(false)
    }
  }
  return (
    <Button
      type={isPrimary && !isRefused ? 'primary' : 'default'}
      loading={isMine}
      disabled={isBlocked && !isMine}
      onClick={press}
      {...(isRefused && {
        className: 'doc-refused',
        icon: <Lock size={14} aria-hidden />,
        'aria-description': t('지금은 처리할 수 없습니다. 누르면 이유를 보여 줍니다.'),
      })}
    >
      {label}
    </Button>
  )
}
