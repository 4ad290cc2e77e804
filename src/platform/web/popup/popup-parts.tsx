/** What stands in a generic popup: the content of its type, and the button that confirms it. */
import { Button } from 'antd'
import { createContext, lazy, type ReactNode, Suspense, use, useLayoutEffect, useRef } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { logError } from '#platform/web/api/error-log.ts'
import { alertError, type Close } from '#platform/web/dialog/dialogs.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { ErrorBoundary } from '#platform/web/pages/error-boundary.tsx'
import { Loading } from '#platform/web/parts/states.tsx'
import { type Store, useStore } from '#platform/web/store.ts'
import './popup.css'
import type { OpenPopup, PopupState } from './popup.ts'

type Confirm = Close<{ data: unknown }>
type Parts = Pick<OpenPopup, 'descriptor' | 'content' | 'state'>

const PopupContext = createContext<Store<PopupState> | null>(null)

export function popupParts({ descriptor, content, state }: Parts) {
  const { id, editable = true, childProps = {}, confirmButtonText } = descriptor
  const Content = lazy(async () => ({ default: await content.load() }))
  return {
    content: (): ReactNode => (
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <PopupContext value={state}>
            <Content id={id} editable={editable} childProps={childProps} />
          </PopupContext>
        </Suspense>
      </ErrorBoundary>
    ),
    ...(content.canConfirm !== false &&
      editable && {
        actions: (close: Confirm): ReactNode => (
          <ConfirmButton state={state} close={close} text={confirmButtonText ?? platformNow('승인')} />
        ),
      }),
  }
}

/**
 * Called by a content: what is collected when it is confirmed.
 *
 * @param collect the data, or undefined to stay open
 * @param isReady whether there is anything to confirm
 * @param isOffered without it there is no button at all, until an answer calls for one (S-158)
 */
export function usePopupData(collect: () => unknown, isReady = true, isOffered = true): void {
  const state = use(PopupContext)
  const current = useRef(collect)
  useLayoutEffect(() => {
    current.current = collect
  })
  useLayoutEffect(() => {
    state?.set((before) => ({ ...before, collect: () => current.current(), isReady, isOffered }))
  }, [state, isReady, isOffered])
}

/** Called by a content that should not be left as it is: what to ask whoever presses 닫기 (S-159); null asks nothing. */
export function usePopupLeaving(text: string | null): void {
  const state = use(PopupContext)
  useLayoutEffect(() => {
    state?.set((before) => ({ ...before, leavingText: text }))
  }, [state, text])
}

function ConfirmButton({ state, close, text }: { state: Store<PopupState>; close: Confirm; text: string }) {
  const t = usePlatformT()
  const { collect, isReady, isOffered, isBusy } = useStore(state)
  const setBusy = (isNowBusy: boolean) => state.set((before) => ({ ...before, isBusy: isNowBusy }))
  const confirm = async () => {
    if (!collect || state.get().isBusy) return
    setBusy(true)
    try {
      const data = await collect()
      if (data !== undefined) close({ data })
    } catch (error) {
      // A request that failed has been told already.
      if (!(error instanceof ApiError)) {
        logError('popup', error)
        void alertError(t(K_15))
      }
    } finally {
      setBusy(false)
    }
  }
  if (!isOffered) return null
  return (
    <Button
      type="primary"
      disabled={!collect || !isReady}
      loading={isBusy}
      aria-busy={isBusy}
      onClick={() => void confirm()}
    >
      {text}
    </Button>
  )
}
const K_15 = '유효성 검사도중 에러가 발생하였습니다'
