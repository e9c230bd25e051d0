import { createHash } from 'node:crypto';

const LIMIT = 1n << 128n;

/** A sum over rows in whatever order they come: equal for equal sets of rows, databases sort text differently. */
export class RowSum {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    const digest = createHash('sha256').update(line).digest();
    this.#sum = (this.#sum + (digest.readBigUInt64BE(0) << 64n) + digest.readBigUInt64BE(8)) % LIMIT;
  }

  get value(): string {
    return this.#sum.toString(16).padStart(32, '0');
  }
}
