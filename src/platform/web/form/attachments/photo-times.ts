/** When a picture was taken and when it came here, in words. */
import type { Say } from '#platform/model/i18n.ts'
import { formatDateTime } from '#platform/web/format.ts'
import type { AttachFile } from './attach-setting.ts'

export const timesOf = ({ takenDt, createDt }: Pick<AttachFile, 'takenDt' | 'createDt'>, t: Say): string[] => [
  ...(takenDt ? [t('촬영 {time}', { time: formatDateTime(takenDt) })] : []),
  ...(createDt ? [t('등록 {time}', { time: formatDateTime(createDt) })] : []),
]
