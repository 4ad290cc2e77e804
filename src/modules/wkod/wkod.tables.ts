/** Tables of work that no model declares; one line for each part. */

