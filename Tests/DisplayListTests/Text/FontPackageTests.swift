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

  @Test(
    "Characters of an app's own fonts, and those that are not assigned, are in no package",
    arguments: [0xE001, 0xF8FF, 0x10_FFFD, 0x0378] as [UInt32])
  func own(code: UInt32) throws {
    #expect(FontPackage.name(for: try #require(Unicode.Scalar(code))) == nil)
  }
}
