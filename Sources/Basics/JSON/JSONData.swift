import TactusTextFormatting

/// A JSON value that does not refer to the text it was read from.
public indirect enum JSONData: Sendable, Equatable {
  /// The literal `null`.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// A number as it is written, so that no digit is lost.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONData])
  /// An object; its members keep their order.
  case object([Member])

  /// A member of an object: a key and its value.
  public struct Member: Sendable, Equatable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONData

    /// Creates a member.
    public init(_ key: String, _ value: JSONData) {
      self.key = key
      self.value = value
    }
  }

  /// Copies a value from a parsed text.
  ///
  /// Recurses as deep as the value; a tree's depth is limited.
  public init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .number: self = .number(value.token)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map(JSONData.init))
    case .object: self = .object(value.members.map { Member($0.key ?? "", JSONData($0)) })
    }
  }

  /// Returns the value as JSON with one entry per line, indented by two spaces per level.
  ///
  /// - Parameter indentation: The number of spaces before every line but the first.
  public func text(indentation: Int = 0) -> String {
    let space = String(repeating: " ", count: indentation)
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let token): return token
    case .string(let text): return JSONOutput.quoted(text)
    case .array(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { "\(space)  " + $0.text(indentation: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(space)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        "\(space)  \(JSONOutput.quoted($0.key)): " + $0.value.text(indentation: indentation + 2)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(space)}"
    }
  }
}
