/// A JSON value to be printed.
///
/// Members keep the order in which they were written, so that equal results are equal bytes.
public indirect enum JSONOutput: Sendable, Equatable {
  /// Null.
  case null
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A number; one that JSON cannot express, such as infinity, becomes `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONOutput])
  /// An object; its members are written in this order, and each name occurs once.
  case object([(String, JSONOutput)])

  /// Returns whether two values are written as the same text, with members in the same order.
  public static func == (a: JSONOutput, b: JSONOutput) -> Bool { a.description == b.description }
}

extension JSONOutput: CustomStringConvertible {
  /// The JSON, indented by two spaces, without a newline at the end.
  public var description: String {
    var text = ""
    write(into: &text, indent: "")
    return text
  }

  private func write(into text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.quote(value, into: &text)
    case .array(let values):
      Self.list(values, "[", "]", into: &text, indent: indent) { value, text, indent in
        value.write(into: &text, indent: indent)
      }
    case .object(let members):
      Self.list(members, "{", "}", into: &text, indent: indent) { member, text, indent in
        Self.quote(member.0, into: &text)
        text += ": "
        member.1.write(into: &text, indent: indent)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item], _ open: String, _ close: String, into text: inout String, indent: String,
    write: (Item, inout String, String) -> Void
  ) {
    guard !items.isEmpty else { return text += open + close }
    let inner = indent + "  "
    text += open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner
      write(item, &text, inner)
    }
    text += "\n\(indent)\(close)"
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return "\(whole)" }
    return "\(number)"
  }

  /// Returns a text as a JSON string, with its quotes.
  public static func quoted(_ value: String) -> String {
    var text = ""
    quote(value, into: &text)
    return text
  }

  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONOutput: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// Creates an object.
  public init(dictionaryLiteral members: (String, JSONOutput)...) { self = .object(members) }
  /// Creates an array.
  public init(arrayLiteral values: JSONOutput...) { self = .array(values) }
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
