/** The plans of the demo site: a chemical plant as it is drawn, without words, for names stand on it in four languages. */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { storePicture } from '#platform/server/attachments/picture.ts'
import { sha256Of } from '#platform/server/attachments/receive.ts'
import type { Storage } from '#platform/server/attachments/storage.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

const TASK_CLASS = 'SITE_MAP'
const WIDTH = 1600
const HEIGHT = 1000

const box = (x: number, y: number, w: number, h: number, fill = '#eef1f4') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${fill}" stroke="#8b97a5" stroke-width="1.5"/>`
const tank = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#f4f6f8" stroke="#7d8b9b" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="none" stroke="#c3cbd4"/>`
const road = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#dfe3e8"/>`
const pipes = (x: number, y: number, length: number) =>
  [0, 6, 12, 18].map((step) => `<path d="M${x} ${y + step}h${length}" stroke="#a9b4c0" stroke-width="2"/>`).join('') +
  Array.from(
    { length: Math.floor(length / 60) },
    (_, n) => `<path d="M${x + 30 + n * 60} ${y - 4}v26" stroke="#8b97a5"/>`,
  ).join('')
const rows = (count: number, draw: (n: number) => string) => Array.from({ length: count }, (_, n) => draw(n)).join('')

const ground = [
  road(0, 316, WIDTH, 40),
  road(0, 676, WIDTH, 40),
  road(520, 0, 40, HEIGHT),
  road(1090, 0, 40, HEIGHT),
  // Tank farm behind its dike, loading, units with towers and reactors, utilities, workshops.
  `<rect x="40" y="40" width="440" height="244" fill="#f9fafb" stroke="#8b97a5" stroke-width="3"/>`,
  rows(3, (n) => tank(120 + n * 140, 110, 52) + tank(120 + n * 140, 220, 44)),
  box(600, 50, 450, 230, '#f7f8fa'),
  rows(5, (n) => tank(650 + n * 84, 100, 22) + box(632 + n * 84, 150, 38, 100)),
  box(1170, 50, 390, 230, '#f7f8fa'),
  rows(4, (n) => box(1195 + n * 92, 75, 70, 80) + tank(1230 + n * 92, 215, 30)),
  pipes(40, 386, 1520),
  box(40, 440, 440, 200, '#f7f8fa'),
  rows(6, (n) => box(62 + n * 68, 465, 50, 60) + tank(87 + n * 68, 585, 24)),
  box(600, 440, 450, 200, '#f7f8fa'),
  rows(3, (n) => tank(680 + n * 145, 540, 56)),
  box(1170, 440, 180, 200),
  box(1380, 440, 180, 90),
  box(1380, 550, 180, 90),
  pipes(40, 740, 1020),
  box(40, 800, 200, 150),
  box(270, 800, 210, 150),
  box(600, 800, 450, 150, '#f7f8fa'),
  rows(8, (n) => box(620 + n * 53, 820, 36, 110, '#fff')),
  `<rect x="1170" y="760" width="390" height="190" fill="#f1f5f1" stroke="#8b97a5" stroke-width="1.5"/>`,
  rows(9, (n) => `<path d="M${1190 + n * 42} 780v60M${1190 + n * 42} 870v60" stroke="#b9c2cb" stroke-width="2"/>`),
].join('')
const upper = [
  box(80, 60, 1440, 880, '#f7f8fa'),
  rows(5, (n) => `<path d="M${80 + n * 360} 60v880" stroke="#c3cbd4" stroke-dasharray="12 8"/>`),
  rows(3, (n) => `<path d="M80 ${60 + n * 440}h1440" stroke="#c3cbd4" stroke-dasharray="12 8"/>`),
  rows(4, (n) => tank(260 + n * 360, 280, 90) + box(180 + n * 360, 600, 160, 220)),
  pipes(80, 490, 1440),
].join('')
const drawn = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${content}</svg>`

interface PlanSeed {
  mapNm: string
  plantCd: string
  drawing: string
  /** Size on the ground, where it begins, and its height. */
  at: readonly [width: number, height: number, x: number, y: number, level: number, elevation: number]
}
const plans: readonly PlanSeed[] = [
  { mapNm: '여수공장 지상', plantCd: '2000', drawing: ground, at: [800, 500, 0, 0, 1, 0] },
  { mapNm: 'EO 반응동 3층', plantCd: '2000', drawing: upper, at: [240, 150, 300, 20, 3, 12] },
  { mapNm: '울산공장 지상', plantCd: '3000', drawing: ground, at: [640, 400, 0, 0, 1, 0] },
]

export async function addSitePlans(db: Database, storage: Storage, now: Date): Promise<void> {
  const made = await Promise.all(
    plans.map(async ({ drawing, ...plan }) => ({ ...plan, ...(await stored(drawing, storage)) })),
  )
  await db.write('SYSTEM', async (tx) => {
    for (const { mapNm, plantCd, at, ...file } of made) {
      const [width, height, x, y, level, elevation] = at
      await tx.query(sql`
        with map as (
          insert into site_map (map_nm, plant_cd, width_val, height_val, origin_x_val, origin_y_val, level_no, elev_val, sort_order)
          values (${mapNm}, ${plantCd}, ${width}, ${height}, ${x}, ${y}, ${level}, ${elevation}, ${level}) returning map_no
        )
        insert into attach_group (task_class_nm, biz_cd, biz_no, plant_cd, create_user_id, create_dt)
        select ${TASK_CLASS}, 'site-map', map_no, ${plantCd}, 'admin', ${now} from map`)
      await tx.query(sql`update site_map m set map_file_id = g.attach_file_id from attach_group g
        where g.task_class_nm = ${TASK_CLASS} and g.biz_cd = 'site-map' and g.biz_no = m.map_no and m.map_file_id is null`)
      await tx.query(sql`
        insert into attach_file (attach_file_id, stored_nm, file_org_nm, file_size, file_ext, content_type, sha256, width, height,
          preview_yn, encrypt_yn, create_dt)
        select map_file_id, ${file.storedNm}, ${`${mapNm}.png`}, ${file.fileSize}, 'png', 'image/png', ${file.sha256}, ${file.width},
          ${file.height}, 'Y', 'N', ${now} from site_map where map_nm = ${mapNm} and plant_cd = ${plantCd}`)
    }
  })
}

async function stored(drawing: string, storage: Storage) {
  const path = await storage.newPath()
  await writeFile(
    path,
    await sharp(Buffer.from(drawn(drawing)))
      .png()
      .toBuffer(),
    { mode: 0o600 },
  )
  const picture = await storePicture(path, 'png')
  const storedNm = randomBytes(16).toString('hex')
  const sha256 = await sha256Of(picture.path)
  await storage.keep(picture.path, storedNm, false)
  for (const { size, path: preview } of picture.previews) await storage.keep(preview, `${storedNm}.${size}`, false)
  return { storedNm, sha256, fileSize: picture.fileSize, width: picture.width, height: picture.height }
}
