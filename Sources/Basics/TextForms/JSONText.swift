/// A result on its way to standard output as JSON.
///
/// Members keep the order in which they were written, so that equal results are equal bytes.
public indirect enum JSONText: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; one that JSON cannot express, such as infinity, becomes `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONText])
  /// Named values in the order they are to be written; a name stands once.
  case object([(String, JSONText)])

  /// Compares values, and members in their order.
  public static func == (a: JSONText, b: JSONText) -> Bool { a.description == b.description }
}

extension JSONText: CustomStringConvertible {
  /// The text, indented by two spaces, without a line's end after it.
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

  /// A text as a JSON string, quotes included.
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

extension JSONText: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  /// Makes an object.
  public init(dictionaryLiteral members: (String, JSONText)...) { self = .object(members) }
  /// Makes an array.
  public init(arrayLiteral values: JSONText...) { self = .array(values) }
  /// Makes text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes true or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
