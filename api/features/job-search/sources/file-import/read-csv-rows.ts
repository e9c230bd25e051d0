import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { fieldName, UnreadableFileError, type FileRow } from './file-row.ts';

const records = z.array(z.array(z.string()));

const DELIMITERS = [',', ';', '\t', '|'];

/** The sign that the head line has most of. */
function findDelimiter(text: string): string {
  const head = text.slice(0, text.search(/\r|\n|$/));
  const count = (sign: string) => head.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function parseRecords(text: string): string[][] {
  try {
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true };
    return records.parse(parse(text, { ...options, delimiter: findDelimiter(text) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFileError(`The CSV can't be read: ${error.message}.`);
  }
}

/** Reads CSV with a head line. Rows are counted as spreadsheets do: the head line is row 1. */
export function readCsvRows(text: string): FileRow[] {
  const [head = [], ...rows] = parseRecords(text);
  const names = head.map(fieldName);
  if (!names.some((name) => name === 'title' || name === 'jobtitle' || name === 'position'))
    throw new UnreadableFileError('The first line must name the columns, "title" among them.');
  return rows.map((values, index) => ({
    where: `row ${index + 2}`,
    fields: new Map(names.map((name, column) => [name, values[column] ?? ''])),
    ...(values.length !== names.length && {
      problem: `${values.length} columns instead of ${names.length}`,
    }),
  }));
}
