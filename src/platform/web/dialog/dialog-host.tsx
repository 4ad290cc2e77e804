import { Button, ConfigProvider } from 'antd'
import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { POPUP_TOP, POPUP_WIDTH } from '#platform/web/constants.ts'
import { AreaContext, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Reasons } from '#platform/web/parts/reasons.tsx'
import { useStore } from '#platform/web/store.ts'
import { DialogFooter } from './dialog-actions.tsx'
import { dialogStore, type OpenDialog, openDialog, provideQuestions, type Question, shownTab } from './dialogs.ts'
import { Toasts } from './toasts.tsx'
import './dialog.css'

/**
 * S-113: the one place where popups stand, in the order in which they were opened. Toasts stand in the topmost popup:
 * what is behind a modal dialog can be neither heard nor clicked. A question is answered first.
 */
export function DialogHost() {
  const open = useStore(dialogStore)
  const shown = useStore(shownTab)
  const isHidden = ({ tab }: OpenDialog) => tab !== null && shown !== null && tab !== shown
  const topmost = open.findLastIndex((dialog) => !dialog.isQuestion && !isHidden(dialog))
  return (
    <div data-testid="popup-host">
      {open.map((dialog, index) => (
        <DialogBox key={dialog.id} dialog={dialog} isHidden={isHidden(dialog)} hasToasts={index === topmost} />
      ))}
      {topmost < 0 && <Toasts />}
    </div>
  )
}

interface BoxProps {
  dialog: OpenDialog
  /** With its tab: what is in it stays as it is. */
  isHidden: boolean
  hasToasts: boolean
}

/** The browser's own modal dialog: top layer, inert page behind it. We add what it does not do. */
function DialogBox({ dialog, isHidden, hasToasts }: BoxProps) {
  const t = usePlatformT()
  const titleId = useId()
  const bodyId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const { escCloses = false } = dialog
  const [popups, setPopups] = useState<HTMLElement | null>(null)
  const [footer, setFooter] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    if (isHidden) return
    const opener = document.activeElement
    const element = box.current
    // A refused `cancel` keeps it open only so often: after a second Esc the browser closes all the same.
    if (!escCloses) element?.setAttribute('closedby', 'none')
    element?.showModal()
    const stopWaiting = element ? focusFirst(element) : undefined
    return () => {
      stopWaiting?.()
      // Closed first: as long as it is modal nothing behind it takes the focus.
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isHidden, escCloses])

  // S-153: Esc never throws away a filled-in popup.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (escCloses) dialog.close()
  }
  // Where the browser does not know `closedby`; with its tab it is meant to be gone.
  const onClose = () => {
    if (!escCloses && !isHidden) box.current?.showModal()
  }
  const leave = async () => {
    if (!dialog.mayClose || (await dialog.mayClose())) dialog.close()
  }
  const isWide = !dialog.isQuestion
  return (
    <dialog
      ref={box}
      className={isWide ? 'popup' : 'popup question'}
      role={dialog.isQuestion ? 'alertdialog' : 'dialog'}
      aria-modal
      aria-labelledby={titleId}
      {...(dialog.isQuestion ? { 'aria-describedby': bodyId } : {})}
      data-fullscreen={dialog.fullscreen ?? false}
      style={placeOf(dialog)}
      onCancel={onCancel}
      onClose={onClose}
      onKeyDown={keepFocusInside}
    >
      <ConfigProvider getPopupContainer={() => popups ?? document.body}>
        <h2 id={titleId}>{dialog.label}</h2>
        <div id={bodyId} className="popup-body">
          <DialogFooter value={footer}>
            <AreaContext value={dialog.area}>{dialog.content(dialog.close)}</AreaContext>
          </DialogFooter>
        </div>
        <footer className="popup-footer">
          {isWide && <Button onClick={() => void leave()}>{dialog.closeText ?? t('닫기')}</Button>}
          <AreaContext value={dialog.area}>{dialog.actions?.(dialog.close)}</AreaContext>
          <span ref={setFooter} className="popup-actions" />
        </footer>
      </ConfigProvider>
      <div ref={setPopups} className="page-popups" />
      {hasToasts && <Toasts />}
    </dialog>
  )
}

/** As variables, so that a small screen can overrule them. */
const placeOf = ({ width = POPUP_WIDTH, top = POPUP_TOP }: OpenDialog): Record<string, string> => ({
  '--popup-width': width,
  '--popup-top': top,
})

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])'

const focusables = (within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility())

/**
 * The focus starts in the content, also when that is fetched later, unless the person has begun to do something else.
 *
 * @returns how to stop waiting for it
 */
function focusFirst(box: HTMLElement): () => void {
  const stop = new AbortController()
  const observer = new MutationObserver(() => place())
  stop.signal.addEventListener('abort', () => observer.disconnect())
  const place = () => {
    const body = box.querySelector('.popup-body')
    const first = box.querySelector<HTMLElement>('[data-focus-first]') ?? (body ? focusables(body)[0] : undefined)
    if (!first) return
    stop.abort()
    first.focus()
  }
  observer.observe(box, { childList: true, subtree: true })
  for (const type of ['keydown', 'pointerdown']) box.addEventListener(type, () => stop.abort(), { signal: stop.signal })
  place()
  return () => stop.abort()
}

/** Tab goes round inside; the browser alone would leave for its address bar. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const all = focusables(event.currentTarget)
  const end = event.shiftKey ? all[0] : all.at(-1)
  const start = event.shiftKey ? all.at(-1) : all[0]
  if (document.activeElement !== end && document.activeElement !== event.currentTarget) return
  event.preventDefault()
  start?.focus()
}

async function askWithDialog(question: Question): Promise<boolean> {
  const answer = await openDialog<boolean>({
    label: question.title ?? '',
    isQuestion: true,
    escCloses: true,
    content: () => <QuestionText question={question} />,
    actions: (close) => <QuestionButtons question={question} close={close} />,
  })
  return answer === true
}
provideQuestions(askWithDialog)

function QuestionText({ question }: { question: Question }) {
  return (
    <>
      <p>{question.message}</p>
      {question.details && question.details.length > 0 && (
        <ul className="question-details">
          {question.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {question.reasons && question.reasons.length > 0 && <Reasons of={question.reasons} />}
    </>
  )
}

function QuestionButtons({ question, close }: { question: Question; close: (answer?: boolean) => void }) {
  const t = usePlatformT()
  return (
    <>
      {question.isChoice && <Button onClick={() => close(false)}>{question.cancelText ?? t('취소')}</Button>}
      <Button type="primary" danger={question.danger ?? false} data-focus-first onClick={() => close(true)}>
        {question.confirmText ?? t('확인')}
      </Button>
    </>
  )
}
