/** Replaces XMLHttpRequest in tests: the test sets the upload progress and the server's answer. */
export class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  path = '';
  aborted = false;
  headers: Record<string, string> = {};

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  sent(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
  }
  /** No server was reached. Resolves once the page has had time to look at the file. */
  async fail() {
    this.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
  }
  /** Resolves once the page has had time to react. */
  async answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
    await Promise.resolve();
  }
}
