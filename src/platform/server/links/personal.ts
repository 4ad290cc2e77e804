/**
 * A page for one person without an account: it reads without a sign-in and belongs to the first device that opens it. Whoever
 * comes with another one is told so, and may have a new one sent to the phone that is registered.
 */
import { z } from 'zod'
import type { Area, PageTexts } from '#platform/model/i18n.ts'
import type { SignProof } from '#platform/model/sign-proof.ts'
import type { Queries, Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { Services } from '../services.ts'
import { digestOf } from '../sign-in/tokens.ts'
import type { Link, Told } from './link.ts'

const tone = z.enum(['draft', 'progress', 'waiting', 'done', 'danger', 'suspended'])
/** All of it in the words of who reads. */
export const personalPage = z.object({
  personNm: z.string(),
  untilDt: z.string(),
  parts: z.array(
    z.object({
      title: z.string(),
      /** Said where there is nothing. */
      nothing: z.string(),
      items: z.array(
        z.object({
          text: z.string(),
          label: z.string().optional(),
          tone: tone.optional(),
          lines: z.array(z.object({ text: z.string(), by: z.string().optional(), tone: tone.optional() })),
        }),
      ),
    }),
  ),
  /** What is read before one is ready. */
  reads: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      body: z.string(),
      /** Nobody has said it in his language, and nobody has read it out to him: he cannot say that he has read it. */
      lacks: z.boolean(),
    }),
  ),
  /** Since when he has been. */
  readyDt: z.string().nullable(),
})
export type PersonalPage = z.infer<typeof personalPage>

export interface PersonalPurpose {
  readonly purposeCd: string
  readonly area: Area
  /** Korean, the head of the page. */
  readonly label: string
  readonly notice: string
  /** Said when he is ready. */
  readonly said: string
  readonly words: readonly PageTexts[]
  open(db: Queries, link: Link): Promise<{ title: string } | undefined>
  read(tx: Transaction, link: Link, told: Told): Promise<PersonalPage>
  /** @param readCds what he says that he has read; what he was not asked to read counts for nothing */
  ready(tx: Transaction, link: Link, given: Told & { readCds: readonly string[]; proof: SignProof }): Promise<void>
  /** Sends a link of its own to the phone that is registered. @returns that number, masked; undefined where there is none */
  again(tx: Transaction, services: Services, link: Link, now: Date): Promise<string | undefined>
}

/** Binds the link where nothing has opened it yet. @returns whether it is the device's */
export async function isDeviceOf(tx: Transaction, link: Link, device: string, now: Date): Promise<boolean> {
  const hash = digestOf(device)
  const [row] = await tx.queryAs<{ isHis: boolean }>(
    'SYSTEM',
    sql`with bound as (insert into com_link_device (link_no, device_hash, bind_dt) values (${link.linkNo}, ${hash}, ${now})
        on conflict (link_no) do nothing returning device_hash)
      select coalesce((select device_hash from bound), d.device_hash) = ${hash} as "isHis"
      from (select 1) one left join com_link_device d on d.link_no = ${link.linkNo}`,
  )
  return row?.isHis ?? false
}
