/// A property of a vCard.
public struct VCardLine: Sendable, Equatable {
  /// The group, before the dot, such as `item1`; empty for none.
  public var group = ""
  /// The name in capital letters, such as `TEL`.
  public var name: String
  /// The parameters: their names in capital letters, and their values, in their order.
  public var parameters: [(name: String, values: [String])] = []
  /// The value, in which separators are escaped; a quoted-printable one is decoded.
  public var value: String

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: The name in capital letters.
  ///   - value: The value, in which separators are escaped.
  ///   - types: The values of the parameter `type`.
  ///   - group: The group; empty for none.
  public init(_ name: String, _ value: String, types: [String] = [], group: String = "") {
    (self.name, self.value, self.group) = (name, value, group)
    parameters = types.map { (name: "TYPE", values: [$0]) }
  }

  /// Creates a property of a text.
  public init(_ name: String, text: String, types: [String] = [], group: String = "") {
    self.init(name, Self.escaped(text), types: types, group: group)
  }

  /// Creates a property of components, such as those of a name.
  public init(_ name: String, parts: [String], types: [String] = [], group: String = "") {
    self.init(
      name, parts.map(Self.escaped).joined(separator: ";"), types: types, group: group)
  }

  /// Returns whether two properties have equal parts.
  public static func == (one: Self, other: Self) -> Bool {
    one.group == other.group && one.name == other.name && one.value == other.value
      && one.parameters.elementsEqual(other.parameters, by: ==)
  }

  // MARK: Reading

  /// The value without escapes.
  public var unescaped: String { Self.unescaped(value[...]) }

  /// The components of the value, which semicolons separate, without escapes.
  public var parts: [String] { split(";") }

  /// The elements of the value, which commas separate, without escapes.
  public var elements: [String] { split(",") }

  /// The types in capital letters: the values of the parameter `TYPE`, and in version 2.1 the
  /// parameters without a name.
  public var types: [String] {
    parameters.filter { $0.name == "TYPE" || $0.name.isEmpty }
      .flatMap { $0.values.flatMap { $0.split(separator: ",") } }
      .map { $0.uppercased() }
  }

  /// Returns the first value of a parameter, by its name in capital letters.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.values.first
  }

  // MARK: Internals

  /// The line in a card, without its end.
  var text: String {
    var text = group.isEmpty ? name : "\(group).\(name)"
    for parameter in parameters {
      text += ";\(parameter.name == "TYPE" ? "type" : parameter.name)="
      text += parameter.values.map(Self.quoted).joined(separator: ",")
    }
    return text + ":" + value
  }

  /// Returns a parameter's value, in quotation marks if it needs them.
  private static func quoted(_ value: String) -> String {
    let plain = String(value.unicodeScalars.filter { $0 != "\"" && $0.value >= 0x20 })
    return plain.contains { ",;:".contains($0) } ? "\"\(plain)\"" : plain
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\", ",", ";": escaped += "\\\(character)"
      case "\n", "\r\n", "\r": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var (unescaped, isEscape) = (String.UnicodeScalarView(), false)
    for character in text.unicodeScalars {
      if isEscape {
        unescaped.append(character == "n" || character == "N" ? "\n" : character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        unescaped.append(character)
      }
    }
    if isEscape { unescaped.append("\\") }
    return String(unescaped)
  }

  private func split(_ separator: Unicode.Scalar) -> [String] {
    var (parts, start, isEscape) = ([String](), value.startIndex, false)
    let characters = value.unicodeScalars
    for index in characters.indices {
      if isEscape {
        isEscape = false
      } else if characters[index] == "\\" {
        isEscape = true
      } else if characters[index] == separator {
        parts.append(Self.unescaped(value[start..<index]))
        start = characters.index(after: index)
      }
    }
    return parts + [Self.unescaped(value[start...])]
  }
}
