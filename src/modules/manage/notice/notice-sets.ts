/** What follows from each step of a notice; by these its stories are told as well. */
import type { Scene, Sets } from '#platform/server/stories/step.ts'
import type { notice } from './notice.model.ts'
import { audienceOf } from './notice-audience.ts'

type Telling = Scene<typeof notice>

const audience = ({ record }: Telling) => ({ audienceDesc: audienceOf(record) })

export const noticeSets = {
  create: audience,
  edit: audience,
  publish: ({ now, record }) => ({ openDt: now.toISOString(), startDt: record.startDt ?? now.toISOString() }),
  end: ({ now }) => ({ endDt: now.toISOString() }),
} satisfies Sets<typeof notice>
