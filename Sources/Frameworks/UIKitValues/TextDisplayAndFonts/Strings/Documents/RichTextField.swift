/// The instructions of RTF fields.
enum RichTextField {
  /// The maximum length of an instruction in bytes.
  ///
  /// - Source: ours: longer than any URL. Confidence: guess.
  static let maximumBytes = 8_192

  /// Returns the destination of a link, such as that of `HYPERLINK "https://example.com"`; `nil`
  /// for other fields.
  static func link(_ instruction: String) -> String? {
    let words = instruction.trimmingCharacters(in: .whitespacesAndNewlines)
    guard words.uppercased().hasPrefix("HYPERLINK") else { return nil }
    let rest = words.dropFirst("HYPERLINK".count).trimmingCharacters(in: .whitespaces)
    let quoted = rest.split(separator: "\"", omittingEmptySubsequences: false)
    if quoted.count > 1 {
      let prefix = quoted[0].trimmingCharacters(in: .whitespaces)
      // The switch `l` denotes a location within the document.
      return (prefix.hasSuffix("l") && prefix.hasPrefix("\\") ? "#" : "") + quoted[1]
    }
    return rest.isEmpty ? nil : rest
  }
}
