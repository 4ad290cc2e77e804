/** Events that the site may word itself, as they are told and as screens read them. */
import { z } from '#schema'

export const channel = z.enum(['NOTICE', 'MAIL', 'SMS'])
export const language = z.enum(['kr', 'en', 'zh', 'es'])
export const eventRow = z.object({
  eventCd: z.string(),
  eventNm: z.string(),
  eventGrpNm: z.string(),
  channelCds: z.array(channel),
  variables: z.array(z.object({ name: z.string(), label: z.string() })),
  /** What is sent without a template, by language. */
  texts: z.record(language, z.string()),
})
export type EventRow = z.infer<typeof eventRow>
