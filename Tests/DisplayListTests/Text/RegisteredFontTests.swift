import Foundation
import TactusDisplayList
import Testing

/// Fonts that an app registers.
@Suite(.serialized) struct RegisteredFontTests {
  private let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  /// Returns the bytes of DejaVu Sans under another family's name of the same length.
  private func font(_ family: String) throws -> [UInt8] {
    var data = try Data(contentsOf: URL(filePath: dejaVu))
    for (old, new) in [("DejaVu Sans", family), ("DejaVuSans", family.filter { $0 != " " })] {
      for encoding in [String.Encoding.utf16BigEndian, .macOSRoman] {
        let (old, new) = (
          try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
        )
        try #require(old.count == new.count)
        while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
      }
    }
    return [UInt8](data)
  }

  private func commands(_ family: String) -> [DrawingCommand] {
    let style = TextStyle(font: DrawingFont(family: family), size: 20, ascent: 19, descent: 5)
    return TextLayout("Tea", style: style).commands(at: DrawingPoint(0, 0))
  }

  @Test("Text.FO10. The glyphs of a registered font are outlines, those of others glyphs")
  func outlines() throws {
    let file = try #require(FontDataFile(try font("Kernel Sans")))
    try FontLibrary.shared.register(file)
    defer { try? FontLibrary.shared.unregister(file.path) }
    let own = commands("Kernel Sans").contains { if case .fill = $0 { true } else { false } }
    let system = commands("DejaVu Sans").contains { if case .text = $0 { true } else { false } }
    #expect(own && system)
  }

  @Test("Text.FO10. A layout from before the registration is not used after it")
  func layouts() throws {
    let before = commands("Copper Sans")
    let file = try #require(FontDataFile(try font("Copper Sans")))
    try FontLibrary.shared.register(file)
    #expect(FontLibrary.shared.contains(family: "Copper Sans"))
    #expect(commands("Copper Sans") != before)
    try FontLibrary.shared.unregister(file.path)
    #expect(commands("Copper Sans") == before)
  }
}
