/** Contents of the generic popup, as a module registers them. */
import type { PopupTypes } from '#platform/web/popup/popup.ts'

export const samplePopups: PopupTypes = {
  sampleForm: { load: async () => (await import('./popup/sample-form.tsx')).SampleForm },
  sampleConsent: { load: async () => (await import('./popup/sample-consent.tsx')).SampleConsent },
}
