/** Taking the person to what is wrong with a form, and saying that something is (S-321). */
import { alertError } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'

const K_12 = '유효성 검사에 실패하였습니다.'

/** S-321: an alert 「에러」 with the message, or K-12; then the first wrong field, which keeps its own message, has the focus. */
export async function tellInvalid(root: HTMLElement | null, message: string = t(K_12)): Promise<void> {
  await alertError(message)
  focusFirstProblem(root)
}

/** A field whose part of the page is still on its way is drawn as wrong when that has come. */
const LONGEST_WAIT_MS = 3_000

/** Once the fields are drawn as wrong: the first of them, in its tab and section; unless the person has gone on meanwhile. */
export function focusFirstProblem(root: HTMLElement | null): void {
  const given = AbortSignal.timeout(LONGEST_WAIT_MS)
  const goneOn = new AbortController()
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, () => goneOn.abort(), { capture: true, once: true, signal: goneOn.signal })
  const look = () => {
    const field = root?.querySelector<HTMLElement>('.form-field[data-invalid]')
    if (!field && !given.aborted && !goneOn.signal.aborted) return void requestAnimationFrame(look)
    const isLate = goneOn.signal.aborted
    goneOn.abort()
    if (field && !isLate) showField(field)
  }
  requestAnimationFrame(look)
}

/** The field of this name on the page, as an input or as text. */
export const fieldIn = (root: HTMLElement | null, name: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ?? null

/** Takes the person to a field: its section and its tab are opened, what it is typed into has the focus. */
export function showField(field: HTMLElement): void {
  openAround(field)
  // A tab that was just opened is drawn in the next frame.
  requestAnimationFrame(() => {
    field.scrollIntoView({ block: 'center' })
    field
      .querySelector<HTMLElement>('input:not([type=file]), textarea, button, [tabindex]')
      ?.focus({ preventScroll: true })
  })
}

/** Opens the section and the tab that a field lies in, from the outside to the inside. */
function openAround(field: HTMLElement): void {
  const around: HTMLElement[] = []
  for (let element = field.parentElement; element; element = element.parentElement) around.unshift(element)
  for (const element of around) {
    if (element instanceof HTMLDetailsElement) element.open = true
    const tabId = element.getAttribute('role') === 'tabpanel' ? element.getAttribute('aria-labelledby') : null
    if (tabId && !element.checkVisibility()) document.getElementById(tabId)?.click()
  }
}
