import TextForms

/// A JSON value on its own, to keep or to write.
public indirect enum JSONData: Sendable, Equatable {
  /// The word `null`.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number as it is written, so that no digit is lost.
  case number(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONData])
  /// Keys and values in order.
  case object([Member])

  /// A key and its value.
  public struct Member: Sendable, Equatable {
    /// The key.
    public var key: String
    /// Its value.
    public var value: JSONData

    /// Makes a member.
    public init(_ key: String, _ value: JSONData) {
      self.key = key
      self.value = value
    }
  }

  /// Copies a value out of its text.
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

  /// The value as JSON, with an entry a line and two spaces a level.
  ///
  /// - Parameter indentation: Spaces before every line but the first.
  public func text(indentation: Int = 0) -> String {
    let space = String(repeating: " ", count: indentation)
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let token): return token
    case .string(let text): return JSONText.quoted(text)
    case .array(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { "\(space)  " + $0.text(indentation: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(space)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        "\(space)  \(JSONText.quoted($0.key)): " + $0.value.text(indentation: indentation + 2)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(space)}"
    }
  }
}
