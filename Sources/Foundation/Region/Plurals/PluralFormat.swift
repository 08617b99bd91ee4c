import Foundation

/// A format of a table of plural forms.
///
/// Steps Region.PL1…
///
/// - Source: Apple's documentation of the format of `.stringsdict` files.
struct PluralFormat: Sendable {
  /// The text, with `%#@name@` in place of each variable.
  let text: String
  /// The texts of each variable, by its name and category.
  let variables: [String: [PluralCategory: String]]
  /// The language of the table.
  let language: String

  /// Reads the formats of a table, by their keys; none if the file is no table.
  static func all(inFile path: String) -> [String: PluralFormat] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else { return [:] }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let isLanguage = folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
    let language = isLanguage ? folder.deletingPathExtension().lastPathComponent : "en"
    return entries.compactMapValues { PluralFormat($0, language) }
  }

  private init?(_ entry: Any, _ language: String) {
    guard let entry = entry as? [String: Any] else { return nil }
    self.language = language
    if let text = entry["NSStringLocalizedFormatKey"] as? String {
      self.text = text
      variables = entry.compactMapValues { Self.texts($0) }
    } else if let texts = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // The longest text: the width of the place is not known here.
      let widest = texts.max { (Int($0.key) ?? 0, $1.key) < (Int($1.key) ?? 0, $0.key) }
      guard let widest else { return nil }
      (text, variables) = (widest.value, [:])
    } else if let texts = entry["NSStringDeviceSpecificRuleType"] as? [String: String],
      let text = texts["iphone"] ?? texts["other"]
    {
      (self.text, variables) = (text, [:])
    } else {
      return nil
    }
  }

  private static func texts(_ variable: Any) -> [PluralCategory: String]? {
    guard let variable = variable as? [String: Any],
      variable["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
    else { return nil }
    var texts: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      texts[category] = variable[category.rawValue] as? String
    }
    return texts
  }

  // MARK: Formatting

  /// Returns the format with the texts of its variables for some values, and the values that it
  /// uses; each specifier in it names its value's position among these.
  func expanded(for arguments: [any CVarArg]) -> (text: String, arguments: [any CVarArg]) {
    var places = Places()
    let text = expanded(text, arguments, own: nil, &places, depth: 0)
    // A value that is missing is 0; on an iPhone it is whatever the memory has.
    return (text, places.used.map { arguments.indices.contains($0) ? arguments[$0] : 0 })
  }

  /// The places of values in a format.
  private struct Places {
    /// The index of the next value.
    var next = 0
    /// The indices of the values that the format uses: a position may not be left out in a format.
    var used: [Int] = []

    /// Returns the beginning of a specifier for a value.
    mutating func specifier(_ index: Int) -> String {
      if !used.contains(index) { used.append(index) }
      return "%\((used.firstIndex(of: index) ?? 0) + 1)$"
    }

    /// Returns the index that a specifier names, or the next one.
    mutating func take(_ position: Int?) -> Int {
      if let position { return position - 1 }
      next += 1
      return next - 1
    }
  }

  /// - Parameter own: The index of the value of the variable whose text it is; nil for the format
  ///   itself.
  private func expanded(
    _ text: String, _ arguments: [any CVarArg], own: Int?, _ places: inout Places, depth: Int
  ) -> String {
    var result = ""
    var own = own
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest.removeFirst()
        continue
      }
      let position = Self.position(&rest)
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        let index = places.take(position)
        guard depth < Self.deepest, arguments.indices.contains(index),
          let inner = self.text(of: name, for: arguments[index])
        else { continue }
        places.next = max(places.next, index + 1)
        result += expanded(inner, arguments, own: index, &places, depth: depth + 1)
      } else if position == nil, let value = own {
        // The first specifier in a variable's text is for the variable's own value.
        result += places.specifier(value)
        own = nil
      } else {
        result += places.specifier(places.take(position))
      }
    }
    return result + rest
  }

  /// Returns the text of a variable for a value; nil if it has none.
  private func text(of name: String, for value: any CVarArg) -> String? {
    guard let texts = variables[name] else { return nil }
    let number = Self.number(value)
    // As on an iPhone, the text for zero is used in each language.
    if number == 0, let text = texts[.zero] { return text }
    return texts[PluralCategory(of: number, language: language)] ?? texts[.other]
  }

  private static func number(_ value: any CVarArg) -> Double {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  /// Removes and returns the position of a specifier's argument, such as `2$`; nil without.
  private static func position(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let position = Int(digits), position > 0, text.dropFirst(digits.count).first == "$" else {
      return nil
    }
    text = text.dropFirst(digits.count + 1)
    return position
  }

  /// The deepest nesting of variables (guess).
  private static let deepest = 8
}
