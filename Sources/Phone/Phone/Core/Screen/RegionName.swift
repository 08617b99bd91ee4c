/// The names of languages, regions and time zones, as settings have them.
public enum RegionName {
  /// Returns whether a word has the form of a language: two or three letters, and after hyphens a
  /// script of four letters and a region, such as `de`, `zh-Hans` or `en-GB`.
  public static func isLanguage(_ word: String) -> Bool {
    var parts = word.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let code = parts.popFirst(), (2...3).contains(code.utf8.count), isLower(code) else {
      return false
    }
    if let script = parts.first, script.utf8.count == 4 {
      guard isUpper(script.prefix(1)), isLower(script.dropFirst()) else { return false }
      parts.removeFirst()
    }
    if let region = parts.popFirst(), !isRegion(String(region)) { return false }
    return parts.isEmpty
  }

  /// Returns whether a word has the form of a region: two capital letters or three digits, such as
  /// `DE` or `419`.
  public static func isRegion(_ word: String) -> Bool {
    switch word.utf8.count {
    case 2: isUpper(word[...])
    case 3: word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    default: false
    }
  }

  /// Returns whether a word is the identifier of a time zone, such as `Europe/Berlin`.
  public static func isTimeZone(_ word: String) -> Bool { timeZones.contains(word) }

  private static func isLower(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func isUpper(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
