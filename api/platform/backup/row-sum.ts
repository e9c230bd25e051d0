import { createHash } from 'node:crypto';

const MODULUS = 1n << 128n;

/** An order-independent checksum of rows, because databases sort text differently. */
export class RowSum {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    const digest = createHash('sha256').update(line).digest();
    this.#sum = (this.#sum + (digest.readBigUInt64BE(0) << 64n) + digest.readBigUInt64BE(8)) % MODULUS;
  }

  get value(): string {
    return this.#sum.toString(16).padStart(32, '0');
  }
}
