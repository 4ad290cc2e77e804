import { Button } from 'antd'
import { type AnyDocument, stateAfter } from '#platform/model/document.ts'
import type { Problem } from '#platform/model/problem.ts'
import { fieldProblem } from '#platform/model/validate.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf, showFailure } from '#platform/web/api/failures.ts'
import { alert, openDialog } from '#platform/web/dialog/dialogs.ts'
import type { Values } from '#platform/web/form/field-control.tsx'
import { focusFirstProblem } from '#platform/web/form/validation.ts'
import { platformNow, translateOf, useT } from '#platform/web/i18n/i18n.ts'
import { currentLanguage } from '#platform/web/i18n/language.ts'
import { createStore, type Store, useStore } from '#platform/web/store.ts'
import { checkInput, fieldAt, missingProblems } from '../check-input.ts'
import { ActionForm, type ActionState, askedFields, missingReason, startOf } from './action-form.tsx'
import { changedLines } from './changed-lines.ts'

export interface Asking<T> {
  model: AnyDocument
  actionCd: string
  /** What the fields start with. */
  values: Values
  /** Fields that the page itself asks for. */
  onPage: readonly string[]
  label?: string
  /** Done with what was entered; throws what the server refuses. */
  run(input: Values): Promise<T>
}

/** Does an action: at once where it asks nothing, else through its dialog. Undefined when it was not done. */
export async function perform<T>(asking: Asking<T>): Promise<T | undefined> {
  const { model, actionCd, onPage } = asking
  const action = model.lifecycle.actions[actionCd]
  if (!action) return undefined
  const names = askedFields(action, onPage)
  if (names.length === 0 && !action.reason) return asking.run({})
  const store = createStore<ActionState>({
    values: startOf(model, names, asking.values),
    problems: [],
    refusal: [],
    isRunning: false,
  })
  // What whoever gets it back can put right; what is stopped or refused comes back to nobody.
  const concerned = action.danger
    ? []
    : (model.lifecycle.states[stateAfter(action, asking.values)]?.editable ?? Object.keys(model.fields))
  return openDialog<T>({
    label: asking.label ?? translateOf(model.area)(action.label),
    width: 'min(560px, 92vw)',
    content: () => <ActionForm model={model} action={action} names={names} concerned={concerned} store={store} />,
    actions: (close) => <SubmitButton asking={asking} store={store} names={names} close={close} />,
  })
}

interface SubmitProps<T> {
  asking: Asking<T>
  store: Store<ActionState>
  names: readonly string[]
  close(result?: T): void
}
/** Inert while its request runs (S-373). */
function SubmitButton<T>({ asking, store, names, close }: SubmitProps<T>) {
  const t = useT()
  const { isRunning } = useStore(store)
  const action = asking.model.lifecycle.actions[asking.actionCd]
  const submit = async () => {
    if (store.get().isRunning) return
    const { values } = store.get()
    const problems = problemsOfInput(asking, names, values)
    store.set((state) => ({ ...state, problems, refusal: [], isRunning: problems.length === 0 }))
    if (problems.length > 0) return focusFirstProblem(document.querySelector('.doc-action'))
    try {
      close(await asking.run(values))
    } catch (error) {
      store.set((state) => ({ ...state, isRunning: false }))
      takeRefusal(asking.model, error, store)
    }
  }
  return (
    <Button type="primary" danger={action?.danger ?? false} loading={isRunning} onClick={submit}>
      {t(action?.label ?? '')}
    </Button>
  )
}

function problemsOfInput<T>({ model, actionCd }: Asking<T>, names: readonly string[], values: Values): Problem[] {
  const action = model.lifecycle.actions[actionCd]
  if (!action) return []
  const fields = Object.fromEntries(Object.entries(values).filter(([column]) => fieldAt(model, column)))
  const missing = missingProblems(model, values, action.needs ?? []).filter((problem) => names.includes(problem.field))
  const reason = missingReason(action, values).map((field) =>
    fieldProblem(model, currentLanguage(), '사유', field, 'REQUIRED'),
  )
  return [...missing, ...checkInput(model, fields).problems, ...reason]
}

/** A refusal shows at the field where the dialog has it, else at its top, with the law. */
function takeRefusal(model: AnyDocument, error: unknown, store: Store<ActionState>): void {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 409) {
    void alert(messageOf(error), { title: platformNow('에러'), details: changedLines(error.answer?.changed) })
    return
  }
  if (error.status === 0) {
    showFailure(error)
    return
  }
  const { problems } = error
  const elsewhere = problems.filter((problem) => !isAsked(model, problem, store.get().values))
  const refusal = problems.length === 0 ? [{ message: messageOf(error) }] : elsewhere
  store.set((state) => ({ ...state, problems, refusal }))
  focusFirstProblem(document.querySelector('.doc-action'))
}
const isAsked = (model: AnyDocument, problem: Problem, values: Values): boolean =>
  problem.field.startsWith('reason') || (fieldAt(model, problem.field) !== undefined && problem.field in values)
