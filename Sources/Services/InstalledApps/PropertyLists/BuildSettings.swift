/// The build settings that the variables of a property list name, such as `$(PRODUCT_NAME)`.
///
/// Step Bundles.V1.
public struct BuildSettings: Sendable, Equatable {
  /// The values by name.
  public var values: [String: String]

  /// Creates settings.
  public init(_ values: [String: String] = [:]) { self.values = values }

  /// Creates the settings of an app that is built from sources.
  ///
  /// - Parameters:
  ///   - product: The name of the program and of its module.
  ///   - identifier: The identifier of the bundle.
  public init(product: String, identifier: String) {
    values = [
      "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_NAME": product, "PRODUCT_MODULE_NAME": product, "EXECUTABLE_NAME": product,
      "TARGET_NAME": product, "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
      "CURRENT_PROJECT_VERSION": "1", "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
    ]
  }

  /// Returns a text with values in place of variables.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - unknown: Receives the names of variables without a value, which become empty.
  public func replacingVariables(in text: String, unknown: inout Set<String>) -> String {
    var count = 0
    return replacingVariables(in: text, &unknown, &count, depth: 0)
  }

  /// Returns a value with values in place of the variables in its keys and strings.
  public func replacingVariables(
    in value: PropertyListValue, unknown: inout Set<String>
  ) -> PropertyListValue {
    var value = value
    switch value.content {
    case .string(let text): value.content = .string(replacingVariables(in: text, unknown: &unknown))
    case .array(let values):
      value.content = .array(values.map { replacingVariables(in: $0, unknown: &unknown) })
    case .dictionary(let members):
      var result: [String: PropertyListValue] = [:]
      for (key, member) in members {
        result[replacingVariables(in: key, unknown: &unknown)] = replacingVariables(
          in: member, unknown: &unknown)
      }
      value.content = .dictionary(result)
    case .integer, .real, .bool, .date, .data: break
    }
    return value
  }

  // MARK: Internals

  /// The number of times that a value may name a variable.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 16

  /// The most bytes of all values that are put into a text, since values with operators may name
  /// each other.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumTotal = 1 << 20

  /// The longest text that variables may produce, in bytes.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumBytes = 65_536

  private func replacingVariables(
    in text: String, _ unknown: inout Set<String>, _ count: inout Int, depth: Int
  ) -> String {
    var text = text
    // Values may contain variables, to a limited depth (Bundles.V2).
    for pass in depth..<max(depth, Self.maximumDepth) {
      guard let next = replacingOnce(in: text, &unknown, &count, depth: pass + 1) else {
        return text
      }
      text = next
    }
    return text
  }

  /// Replaces the innermost variables; returns `nil` if there is none.
  private func replacingOnce(
    in text: String, _ unknown: inout Set<String>, _ count: inout Int, depth: Int
  ) -> String? {
    var result = ""
    var rest = text[...]
    var isChanged = false
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let opening = rest.index(after: start)
      guard opening < rest.endIndex, let closing = Self.brackets[rest[opening]],
        let end = rest[opening...].firstIndex(of: closing)
      else {
        result += "$"
        rest = rest[opening...]
        continue
      }
      let inner = rest[rest.index(after: opening)..<end]
      if inner.contains("$") {
        // The variable inside comes first.
        result += rest[start...opening]
        rest = rest[rest.index(after: opening)...]
        continue
      }
      result += value(of: inner, &unknown, &count, depth: depth)
      isChanged = true
      rest = rest[rest.index(after: end)...]
    }
    guard isChanged else { return nil }
    result += rest
    return String(result.prefix(Self.maximumBytes))
  }

  private static let brackets: [Character: Character] = ["(": ")", "{": "}"]

  /// Returns the value of a variable with operators, such as `PRODUCT_NAME:rfc1034identifier`.
  private func value(
    of variable: Substring, _ unknown: inout Set<String>, _ count: inout Int, depth: Int
  ) -> String {
    count += variable.utf8.count
    guard count <= Self.maximumTotal else { return "" }
    let parts = variable.split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let fallback = parts.dropFirst().first { $0.hasPrefix("default=") }?.dropFirst(8)
    if values[name] == nil, fallback == nil { unknown.insert(name) }
    var value =
      values[name].flatMap { $0.isEmpty && fallback != nil ? nil : $0 }
      ?? fallback.map(String.init) ?? ""
    // An operator changes the value of a variable in the value, not its name.
    if parts.count > 1, value.contains("$") {
      value = replacingVariables(in: value, &unknown, &count, depth: depth)
    }
    count += value.utf8.count
    for part in parts.dropFirst() {
      switch part {
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "rfc1034identifier": value = Self.identifier(value, "-")
      case "c99extidentifier", "identifier": value = Self.identifier(value, "_")
      default: break
      }
    }
    return value
  }

  /// Returns a text whose other characters than letters and digits are replaced.
  private static func identifier(_ text: String, _ replacement: Character) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : replacement })
  }
}
