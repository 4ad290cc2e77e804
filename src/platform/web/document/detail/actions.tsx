import { Button } from 'antd'
import { Ellipsis } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useT } from '#platform/web/i18n/i18n.ts'
import { BottomBar } from '#platform/web/pages/page.tsx'
import { MenuButton } from '#platform/web/parts/menu-button.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { useDocument } from '../context.ts'
import { todoOf } from '../todo.ts'
import { useAct } from './use-act.ts'

/** Fetched for documents that are approved at all. */
const DocumentApproval = lazy(async () => ({
  default: (await import('#platform/web/approval/document-approval.tsx')).DocumentApproval,
}))

/** Buttons beside the filled one; what is rarer or dangerous is in the menu. */
const VISIBLE_OTHERS = 2

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
  const { model, can, values, mode, editor, state } = useDocument()
  const { act, saveDraft, menu, isRunning } = useAct()
  const next = todoOf(model, values)?.actionCd
  const filled = can.actions.find((actionCd) => actionCd === next)
  const rest = can.actions.filter((actionCd) => actionCd !== filled)
  const isQuiet = (actionCd: string) => model.lifecycle.actions[actionCd]?.danger !== true
  const beside = rest.filter(isQuiet).slice(0, filled ? others : Math.max(1, others))
  const inMenu = [
    ...rest.filter((one) => !beside.includes(one) && isQuiet(one)),
    ...rest.filter((one) => !isQuiet(one)),
  ]
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
        <MenuButton label={t('더 보기')} actions={items}>
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
      )}
      {hasSave && <InertButton label={t('저장')} isPrimary={!filled} isBlocked={isRunning} run={saveDraft} />}
      {beside.map((actionCd) => (
        <InertButton key={actionCd} label={labelOf(actionCd)} isBlocked={isRunning} run={() => act(actionCd)} />
      ))}
      {filled && <InertButton label={labelOf(filled)} isPrimary isBlocked={isRunning} run={() => act(filled)} />}
    </>
  )
}

interface InertButtonProps {
  label: string
  isPrimary?: boolean
  isBlocked: boolean
  run(): Promise<void>
}
function InertButton({ label, isPrimary = false, isBlocked, run }: InertButtonProps) {
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
    <Button type={isPrimary ? 'primary' : 'default'} loading={isMine} disabled={isBlocked && !isMine} onClick={press}>
      {label}
    </Button>
  )
}
