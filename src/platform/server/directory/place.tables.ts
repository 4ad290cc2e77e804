/** Where something is and is done: plans of the site, places on them, equipment, kinds of work. */
import { index, integer, numeric, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { cd, common, key, keyRef, nm, yn } from '../database/columns.ts'
import { plantPolicies } from '../database/scope.ts'

const metres = () => numeric({ precision: 12, scale: 3, mode: 'number' })

/** A plan of the site, on which locations, work and equipment are marked. */
export const siteMap = pgTable(
  'site_map',
  {
    mapNo: key(),
    mapNm: nm().notNull(),
    plantCd: cd().notNull(),
    mapFileId: keyRef(),
    /** Its size on the ground, and where its upper left corner lies there, in metres. */
    widthVal: metres(),
    heightVal: metres(),
    originXVal: metres().notNull().default(0),
    originYVal: metres().notNull().default(0),
    levelNo: integer().notNull().default(1),
    /** Of its floor, in metres. */
    elevVal: metres().notNull().default(0),
    sortOrder: integer().notNull().default(0),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [index().on(t.plantCd), ...plantPolicies()],
)

/** A place on a plan, in thousandths of its width and height. */
export const location = pgTable(
  'site_location',
  {
    locationNo: key(),
    locationNm: nm().notNull(),
    plantCd: cd().notNull(),
    plocationNo: keyRef(),
    mapNo: keyRef(),
    locationX: integer(),
    locationY: integer(),
    zoneClassCd: cd(),
    capacityCnt: integer(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [index().on(t.plantCd), index().on(t.plocationNo), index().on(t.mapNo), ...plantPolicies()],
)

/** Equipment: one list for permits, checks, isolation, accidents, changes. */
export const facility = pgTable(
  'facility',
  {
    equipNo: key(),
    equipCd: varchar({ length: 40 }).notNull(),
    equipNm: nm().notNull(),
    plantCd: cd().notNull(),
    safFacilityTypeCd: cd().notNull(),
    processNo: keyRef(),
    locationNo: keyRef(),
    inspectCycleCd: cd(),
    /** Systems of the plant that it belongs to, a space between them. */
    systemCds: varchar({ length: 200 }),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [
    uniqueIndex().on(t.plantCd, t.equipCd),
    index().on(t.processNo),
    index().on(t.safFacilityTypeCd),
    ...plantPolicies(),
  ],
)

/** What connects equipment of a plant: lines, headers, circuits, drains. What is let in at one end is there at the other. */
export const plantSystem = pgTable(
  'plant_system',
  {
    systemNo: key(),
    systemCd: cd().notNull(),
    systemNm: nm().notNull(),
    plantCd: cd().notNull(),
    systemKindCd: cd().notNull(),
    useYn: yn('Y'),
    ...common(),
  },
  (t) => [uniqueIndex().on(t.plantCd, t.systemCd), ...plantPolicies()],
)

/** Kinds of work, with the special education and the permit that they ask for. */
export const workType = pgTable('work_type', {
  workTypeCd: cd().primaryKey(),
  workTypeNm: nm().notNull(),
  specialKindNo: integer(),
  permitSubCd: cd(),
  musclePartCds: varchar({ length: 200 }),
  sortOrder: integer().notNull().default(0),
  useYn: yn('Y'),
  ...common(),
})
