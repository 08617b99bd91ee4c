import TactusDisplayList
import Testing

/// The packages that a warning about a missing font names (Text.FO9).
@Suite struct FontPackageTests {
  @Test(
    "A missing character names the Debian package that has it",
    arguments: [
      ("中", "fonts-noto-cjk"), ("か", "fonts-noto-cjk"), ("カ", "fonts-noto-cjk"),
      ("한", "fonts-noto-cjk"), ("。", "fonts-noto-cjk"), ("！", "fonts-noto-cjk"),
      ("ก", "fonts-noto-core"), ("क", "fonts-noto-core"), ("א", "fonts-noto-core"),
      ("ع", "fonts-noto-core"), ("த", "fonts-noto-core"), ("😀", "fonts-noto-color-emoji"),
    ])
  func names(_ text: String, _ package: String) throws {
    let character = try #require(text.unicodeScalars.first)
    #expect(FontPackage.name(for: character) == package)
  }
}
