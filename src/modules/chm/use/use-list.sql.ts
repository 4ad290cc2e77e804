import { sql } from '#platform/server/database/sql.ts'
import { answerReport } from '#platform/server/reports/report.ts'
import { unexposed } from './use-health.ts'
import { matUseExposures, matUseList } from './use-list.model.ts'

/** A row for each process; one without where none is named. */
export const useListRows = answerReport(matUseList, {
  from: sql`(select u.chm_mat_use_no || '-' || coalesce(p.process_no, 0) as row_key, u.*, p.process_no, p.use_desc, p.month_qty_val,
      (select string_agg(coalesce(n.user_nm, i.id), ', ' order by i.at) from unnest(p.handler_user_ids) with ordinality i (id, at)
        left join directory_person n on n.user_id = i.id) as handler_nms,
      (select string_agg(s.loc_nm, ', ' order by s.sort_order, s.loc_nm) from chm_stock_loc s where s.stock_loc_no = any(u.stock_loc_nos)) as place_nms,
      m.chm_mat_cd, m.mat_nm, m.pictogram_cds, m.signal_word_cd, m.reg_judge_cd, m.reg_desc
    from chm_mat_use u join chm_material m on m.chm_mat_no = u.chm_mat_no
      left join chm_mat_use_proc p on p.chm_mat_use_no = u.chm_mat_use_no where u.delete_yn = 'N') b`,
  own: 'b',
  scope: { plant: 'b.plant_cd' },
})

/** Read as the asker: an exposure that he may not see is none to him, so that the list is opened to those who see them all. */
export const useExposureRows = answerReport(matUseExposures, {
  from: sql`(select x.chm_mat_use_no || '-' || x.process_no || '-' || x.user_id || '-' || x.factor_cd as row_key, x.*, m.mat_nm
    from ${unexposed()} x join chm_material m on m.chm_mat_no = x.chm_mat_no) b`,
  own: 'b',
  scope: { plant: 'b.plant_cd' },
})
