import { useState } from 'react'
import { usePreference } from '#platform/web/session/preferences.ts'
import { NO_SETTINGS, type TableSettings } from './column-settings.ts'

/** The column settings of the user under a name (S-195); without a name they last as long as the table. */
export function useTableSettings(name: string | undefined): [TableSettings, (settings: TableSettings) => void] {
  const kept = usePreference<TableSettings>(`table:${name ?? ''}`, NO_SETTINGS)
  const own = useState<TableSettings>(NO_SETTINGS)
  return name === undefined ? own : kept
}
