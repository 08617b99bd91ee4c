/// A setting's name and its conditions, such as `NAME[sdk=iphonesimulator*][arch=x86_64]`.
struct SettingCondition {
  /// The name.
  let name: String
  /// Whether there are no conditions.
  let isPlain: Bool
  /// Whether all conditions hold for a build for the phone.
  let holds: Bool

  /// Parses a name.
  init(_ text: String, configuration: String) {
    guard let open = text.firstIndex(of: "[") else {
      (name, isPlain, holds) = (text, true, true)
      return
    }
    name = String(text[..<open])
    isPlain = false
    let parts = text[open...].split { "[],".contains($0) }
    holds = parts.allSatisfy { part in
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return false }
      let pattern = String(words[1])
      switch words[0] {
      case "sdk": return Self.matches("iphonesimulator26.0", pattern)
      case "arch": return ["x86_64", "arm64"].contains { Self.matches($0, pattern) }
      case "config": return Self.matches(configuration, pattern)
      case "variant": return Self.matches("normal", pattern)
      default: return false
      }
    }
  }

  /// Returns whether a text matches a pattern with `*`.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text == pattern }
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else {
      return false
    }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
