import { types, type CustomTypesConfig } from 'pg';

/** Object identifiers of PostgreSQL's types (pg_type.dat): whole numbers of eight bytes, and sums of such. */
const NUMBERS: readonly number[] = [types.builtins.INT8, types.builtins.NUMERIC];

/** All whole numbers that are kept, milliseconds too, are exact in JavaScript's. */
export const NUMBERS_AS_NUMBERS: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    NUMBERS.includes(oid) ? Number : types.getTypeParser(oid, format),
};
