/** What risk assessment brings to the server, put together by hand: one line for each part. */
import type { MessageEvent } from '#platform/model/message-event.ts'
import type { RuledDocument } from '#platform/server/documents/rules.ts'
import { rsaScaleMessages } from './scale/rsa-scale.messages.ts'
import { rsaScaleRules } from './scale/rsa-scale.rules.ts'

export const rsaDocuments: readonly RuledDocument[] = [rsaScaleRules]
export const rsaEvents: readonly MessageEvent[] = Object.values(rsaScaleMessages)
