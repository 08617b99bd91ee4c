/// A refusal of the health service, as the app receives it.
public struct HealthFailure: Sendable, Equatable {
  /// The reason.
  public let code: HealthErrorCode
  /// The text for developers.
  public let text: String

  /// Decodes a refusal; `nil` for any other answer.
  public init?(payload: String) {
    guard payload.hasPrefix("{\"error\""), let fields = HealthFields(payload),
      let code = fields.integer("error").flatMap(HealthErrorCode.init)
    else { return nil }
    self.code = code
    text = fields.text("text") ?? ""
  }
}
