import CTactusPangoCairo
import Glibc
import Synchronization

/// The Debian packages whose fonts have the characters of a script.
package enum FontPackage {
  /// Returns the name of the package with a font for a character; `nil` for characters that are for
  /// private use, or has not assigned.
  ///
  /// - Source: the contents of the packages in Debian 12. Confidence: documented.
  package static func name(for character: Unicode.Scalar) -> String? {
    switch character.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate: return nil
    default: break
    }
    if character.properties.isEmojiPresentation { return "fonts-noto-color-emoji" }
    switch g_unichar_get_script(character.value) {
    case G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA,
      G_UNICODE_SCRIPT_HANGUL, G_UNICODE_SCRIPT_BOPOMOFO:
      return "fonts-noto-cjk"
    case G_UNICODE_SCRIPT_COMMON where Self.isEastAsian(character):
      return "fonts-noto-cjk"
    default: return "fonts-noto-core"
    }
  }

  /// Writes a line on standard error that names the package with a font for a character that no
  /// font has; once for each package (Text.FO9).
  static func reportMissing(_ character: Unicode.Scalar) {
    let package = name(for: character)
    guard reported.withLock({ $0.insert(package ?? "").inserted }) else { return }
    let digits = String(character.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let line =
      "tactus: warning: no font has '\(character)' (U+\(code)); "
      + (package.map { "the Debian package \($0) has one\n" }
        ?? "only a font of the app can have it\n")
    let bytes = Array(line.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Whether a character is punctuation or a symbol of East Asian text.
  private static func isEastAsian(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x3000...0x303F, 0x3200...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  private static let reported = Mutex<Set<String>>([])
}
