/// A value of a property list, with the line on which it begins.
public struct PropertyListValue: Sendable, Equatable {
  /// The value.
  public var content: Content
  /// The line in the file, from 1; `nil` for a binary file and for a value that was not read.
  public var line: Int?

  /// Creates a value.
  public init(_ content: Content, line: Int? = nil) {
    self.content = content
    self.line = line
  }

  /// The content of a value.
  public indirect enum Content: Sendable, Equatable {
    /// A string.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// A Boolean value.
    case bool(Bool)
    /// A date, as a text in the form of ISO 8601.
    case date(String)
    /// Data, as a text in base 64.
    case data(String)
    /// An array.
    case array([PropertyListValue])
    /// A dictionary.
    case dictionary([String: PropertyListValue])
  }

  /// Returns whether two values have the same content; lines do not count.
  public static func == (one: Self, other: Self) -> Bool { one.content == other.content }

  /// The string; `nil` for another type.
  public var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The Boolean value; a number other than 0 is true, as in Foundation; `nil` for another type.
  public var bool: Bool? {
    switch content {
    case .bool(let value): value
    case .integer(let number): number != 0
    default: nil
    }
  }
  /// The elements; `nil` for another type.
  public var array: [PropertyListValue]? {
    if case .array(let values) = content { values } else { nil }
  }
  /// The members; `nil` for another type.
  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  /// The name of the type in messages, with its article.
  public var typeName: String {
    switch content {
    case .string: "a string"
    case .integer, .real: "a number"
    case .bool: "a Boolean value"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  /// The deepest nesting of values that is read.
  ///
  /// - Source: ours: far more than any property list of an app. Confidence: guess.
  public static let maximumDepth = 64
}

extension PropertyListValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self.init(.string(value)) }
  /// Creates a dictionary; of equal keys the last one counts.
  public init(dictionaryLiteral members: (String, PropertyListValue)...) {
    self.init(.dictionary(Dictionary(members) { $1 }))
  }
  /// Creates an array.
  public init(arrayLiteral elements: PropertyListValue...) { self.init(.array(elements)) }
}
