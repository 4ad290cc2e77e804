/** The story of a JSA, and who took part in it. */
import type { DraftOf } from '#platform/model/document.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import type { Told } from '#platform/server/stories/step.ts'
import { type Story, story } from '#platform/server/stories/story.ts'
import { jsa } from './jsa.model.ts'
import type { PartRole } from './jsa-codes.model.ts'
import { jsaSets } from './jsa-sets.ts'
import { digestOf } from './jsa-signs.ts'
import { DEFAULT_SCALE } from './risk.logic.ts'

/** Begun by its author, as the first of its revisions. @param participants how many people take part in it */
export const jsaStory = (author: string, values: DraftOf<typeof jsa>, participants = 0): Story<typeof jsa> =>
  story(jsa, values, { ...jsaSets, create: (telling) => ({ scaleCd: DEFAULT_SCALE, ...jsaSets.create(telling) }) })
    .as(author)
    .meanwhile(({ record }) => ({ rootJsaNo: record.jsaNo, partCnt: participants }))

export type Participant = readonly [partRoleCd: PartRole, partNm: string, langCd: string]
type Signed = Pick<Told<typeof jsa>, 'jsaNo' | 'jsaTitle' | 'rows' | 'createUserId'>
const strokes = [[80, 700, 250, 250, 420, 720, 600, 300, 900, 620]]

/** Everybody has signed, on the device of its author, what stands in it. */
export async function insertParticipants(
  connection: OwnerConnection,
  people: readonly Participant[],
  signed: readonly (readonly [record: Signed, signDt: string])[],
): Promise<void> {
  const parts = signed.flatMap(([record, signDt]) => {
    const signDigest = digestOf(record)
    const { jsaNo, createUserId } = record
    const common = { jsaNo, signDt, signDigest, signUserId: createUserId, createUserId, createDt: signDt }
    return people.map(([partRoleCd, partNm, langCd]) => ({
      ...common,
      partRoleCd,
      partNm,
      langCd,
      signJson: { signerNm: partNm, signDt, strokes, ...drawnIn(langCd) },
      updateUserId: createUserId,
      updateDt: signDt,
    }))
  })
  if (parts.length === 0) return
  await insertAll(connection, 'jsa_part', parts)
  await connection.query(WITNESSED)
}
const drawnIn = (langCd: string) => ({ wayCd: 'DRAWN', deviceCd: 'TABLET', langCd: langCd === 'ko' ? 'kr' : langCd })
const WITNESSED = `update jsa_part p set sign_json = p.sign_json || jsonb_build_object('witnessNm', d.user_nm)
  from directory_person d where d.user_id = p.sign_user_id and p.sign_json ->> 'wayCd' = 'DRAWN' and not p.sign_json ? 'witnessNm'
    and d.user_nm <> p.part_nm`
