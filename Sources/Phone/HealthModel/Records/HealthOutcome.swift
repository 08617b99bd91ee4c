import TactusTextFormatting

/// The consequence of a request to the health service.
public enum HealthOutcome: Sendable, Equatable {
  /// The answer's payload.
  case answer(String)
  /// The user is asked first, for access to these types.
  case question(share: [HealthType], read: [HealthType])
  /// The request is refused.
  case failure(HealthErrorCode, String)

  /// The payload of the answer; `nil` for a question.
  public var payload: String? {
    switch self {
    case .answer(let payload): payload
    case .question: nil
    case .failure(let code, let text):
      "{\"error\":\(code.rawValue),\"text\":\(JSONOutput.quoted(text))}"
    }
  }
}
