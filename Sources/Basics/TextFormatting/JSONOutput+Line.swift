extension JSONOutput {
  /// The JSON on one line, for files and streams with one value per line.
  public var line: String {
    switch self {
    case .null, .bool, .integer, .number, .string: description
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.0)): \($0.1.line)" }.joined(separator: ", "))}"
    }
  }
}
