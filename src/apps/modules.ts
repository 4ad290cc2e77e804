/** The modules of the product, by hand: what is not in this list does not exist. */
import { baseinfo } from '#modules/baseinfo/baseinfo.module.ts'
import { chmModule } from '#modules/chm/chm.module.ts'
import { contractor } from '#modules/contractor/contractor.module.ts'
import { education } from '#modules/education/education.module.ts'
import { hea } from '#modules/hea/hea.module.ts'
import { imprModule } from '#modules/impr/impr.module.ts'
import { manageModule } from '#modules/manage/manage.module.ts'
import { rsaModule } from '#modules/rsa/rsa.module.ts'
import { saf } from '#modules/saf/saf.module.ts'
import { wkod } from '#modules/wkod/wkod.module.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Module } from '#platform/model/module.ts'

export const modules: readonly Module[] = [
  saf,
  rsaModule,
  imprModule,
  hea,
  education,
  chmModule,
  baseinfo,
  manageModule,
  contractor,
  wkod,
]
export const models: readonly AnyDocument[] = modules.flatMap((module) => module.models)
