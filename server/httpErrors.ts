/** An error whose message is written for the visitor; any other error is answered as a 500 without its message. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class BadRequest extends HttpError {
  constructor(message = "요청을 이해할 수 없습니다.") {
    super(400, message);
  }
}

export class Unauthorized extends HttpError {
  constructor(message: string) {
    super(401, message);
  }
}

export class Forbidden extends HttpError {
  constructor(message = "다른 사이트에서 보낸 요청은 처리하지 않습니다.") {
    super(403, message);
  }
}

export class NotFound extends HttpError {
  constructor(message = "Not Found") {
    super(404, message);
  }
}

export class Conflict extends HttpError {
  constructor(message: string) {
    super(409, message);
  }
}

export class UnsupportedMediaType extends HttpError {
  constructor(message = "지원하지 않는 형식의 요청입니다.") {
    super(415, message);
  }
}

/** The request is well-formed, but can't be accepted. */
export class UnprocessableContent extends HttpError {
  constructor(message: string) {
    super(422, message);
  }
}
