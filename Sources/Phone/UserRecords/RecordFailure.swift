import TactusTextFormatting

/// A reason for which a request is not carried out.
public struct RecordFailure: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Kind: String, Sendable {
    /// The user has not given the app access.
    case denied
    /// A record to add exists already.
    case exists
    /// A record to change or delete does not exist.
    case missing
    /// The collection has changed since the revision that the app knows.
    case conflict
    /// More is changed at once than the phone accepts.
    case tooLarge = "too-large"
    /// The storage cannot be used.
    case storage
  }

  /// The kind.
  public let kind: Kind
  /// Details, such as the identifier of the record.
  public let details: String

  /// Creates a reason.
  public init(_ kind: Kind, _ details: String = "") { (self.kind, self.details) = (kind, details) }

  /// The payload of the answer.
  public var payload: String {
    "{\"failure\":\"\(kind.rawValue)\",\"details\":\(JSONOutput.quoted(details))}"
  }

  /// Decodes a payload; `nil` for one of another answer.
  public init?(payload: String) {
    guard let fields = RecordFields(payload),
      let kind = fields.text("failure").flatMap(Kind.init(rawValue:))
    else { return nil }
    self.init(kind, fields.text("details") ?? "")
  }
}
