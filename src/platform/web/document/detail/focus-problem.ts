/** S-321: takes the person to the first field that is wrong, once it is drawn as such. */
export function focusFirstProblem(root: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = root?.querySelector<HTMLElement>('.form-field[data-invalid]')
    const fold = field?.closest('details')
    if (fold) fold.open = true
    field?.scrollIntoView({ block: 'center' })
    field
      ?.querySelector<HTMLElement>('input:not([type=file]), textarea, button, [tabindex]')
      ?.focus({ preventScroll: true })
  })
}
