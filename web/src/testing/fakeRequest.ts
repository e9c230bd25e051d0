/** Replaces XMLHttpRequest in tests: the test sets the upload progress and the server's answer. */
export class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  path = '';
  aborted = false;

  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(_method: string, path: string) {
    this.path = path;
  }
  send() {}
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  sent(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
  }
  /** Resolves once the page has had time to react. */
  async answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
    await Promise.resolve();
  }
}
