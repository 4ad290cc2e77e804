ALTER TABLE "chm_stock_loc" ADD COLUMN "own_dg_multiple_val" numeric(12, 3);
