import CoreText
import Foundation
import Testing
import UIKit

/// Tests what Core Text reads from the tables of fonts' files; expected values are those of DejaVu
/// and Inter as Debian has them, and of the specification of OpenType.
@MainActor struct CoreTextTableTests {
  private let dejaVu = CTFontCreateWithName("DejaVu Sans", 2_048, nil)

  private func glyph(_ text: String, _ font: CTFont) throws -> CGGlyph {
    let units = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    try #require(CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
    return glyphs[0]
  }

  private func number(_ table: Data, at offset: Int) -> Int {
    Int(table[offset]) << 8 | Int(table[offset + 1])
  }

  @Test("CoreText.CT21. The tables of a font's file are listed and copied")
  func tables() throws {
    let tags = try #require(CTFontCopyAvailableTables(dejaVu, []) as? [CTFontTableTag])
    for tag in [kCTFontTableOS2, kCTFontTableCmap, kCTFontTableCvt, kCTFontTableGDEF] {
      #expect(tags.contains(CTFontTableTag(tag)) && CTFontHasTable(dejaVu, CTFontTableTag(tag)))
    }
    let head = try #require(CTFontCopyTable(dejaVu, CTFontTableTag(kCTFontTableHead), []))
    // The number by which every file of TrueType is known.
    #expect(head.count == 54 && head[12..<16] == Data([0x5f, 0x0f, 0x3c, 0xf5]))
    #expect(CTFontGetUnitsPerEm(dejaVu) == 2_048 && number(head, at: 18) == 2_048)
    let profile = try #require(CTFontCopyTable(dejaVu, CTFontTableTag(kCTFontTableMaxp), []))
    #expect(CTFontGetGlyphCount(dejaVu) == number(profile, at: 4))
    #expect(CTFontCopyTable(dejaVu, CTFontTableTag(kCTFontTableCFF), []) == nil)
    #expect(!CTFontHasTable(dejaVu, CTFontTableTag(kCTFontTableZapf)))
    let inter = CTFontCreateWithName("Inter", 10, nil)
    #expect(CTFontHasTable(inter, CTFontTableTag(kCTFontTableCFF)))
  }

  // A size that equals the number of units makes points of units.
  @Test("CoreText.CT22. Bounding box, underline and slant are those of the file in the font's size")
  func metrics() throws {
    let head = try #require(CTFontCopyTable(dejaVu, CTFontTableTag(kCTFontTableHead), []))
    let edges = [36, 38, 40, 42].map { Int(Int16(truncatingIfNeeded: number(head, at: $0))) }
    let box = CTFontGetBoundingBox(dejaVu)
    #expect([box.minX, box.minY, box.maxX, box.maxY].map { Int($0.rounded()) } == edges)
    let post = try #require(CTFontCopyTable(dejaVu, CTFontTableTag(kCTFontTablePost), []))
    let underline = Int(Int16(truncatingIfNeeded: number(post, at: 8)))
    #expect(underline < 0 && Int(CTFontGetUnderlinePosition(dejaVu).rounded()) == underline)
    #expect(Int(CTFontGetUnderlineThickness(dejaVu).rounded()) == number(post, at: 10))
    let half = dejaVu.withSize(1_024)
    #expect(CTFontGetUnderlineThickness(half) == CTFontGetUnderlineThickness(dejaVu) / 2)
    let oblique = CTFontCreateWithName("DejaVuSans-Oblique", 12, nil)
    #expect(CTFontGetSlantAngle(dejaVu) == 0 && CTFontGetSlantAngle(oblique) == -11)
  }

  @Test("CoreText.CT23. Glyphs have the names of the file")
  func glyphNames() throws {
    let umlaut = try glyph("Ä", dejaVu)
    #expect(CTFontCopyNameForGlyph(dejaVu, umlaut) == "Adieresis")
    #expect(CTFontGetGlyphWithName(dejaVu, "Adieresis") == umlaut)
    #expect(CTFontGetGlyphWithName(dejaVu, "no such glyph") == 0)
    // A file of PostScript outlines has its names there.
    let inter = CTFontCreateWithName("Inter", 10, nil)
    let letter = try glyph("Ä", inter)
    let name = try #require(CTFontCopyNameForGlyph(inter, letter))
    #expect(CTFontGetGlyphWithName(inter, name) == letter)
    #expect(CTFontCopyNameForGlyph(dejaVu, .max) == nil)
  }

  @Test("CoreText.CT24. Optical bounds are the ascent and descent, and the glyph's width")
  func opticalBounds() throws {
    let glyphs = [try glyph("H", dejaVu), try glyph("i", dejaVu)]
    var bounds = [CGRect](repeating: .zero, count: 2)
    let union = CTFontGetOpticalBoundsForGlyphs(dejaVu, glyphs, &bounds, 2, 0)
    var advances = [CGSize](repeating: .zero, count: 2)
    CTFontGetAdvancesForGlyphs(dejaVu, .default, glyphs, &advances, 2)
    #expect(bounds.map(\.width) == advances.map(\.width) && union == bounds[0])
    #expect(bounds[1].minY == -CTFontGetDescent(dejaVu) && bounds[1].maxY == dejaVu.ascender)
    #expect(CTFontGetOpticalBoundsForGlyphs(dejaVu, glyphs, nil, 0, 0) == .zero)
  }

  // DejaVu has no tables for lines that run down: HarfBuzz takes ascent and descent of its table
  // for lines that run across.
  @Test("CoreText.CT25. Glyphs of lines that run down are centered under the one before")
  func vertical() throws {
    let glyphs = [try glyph("H", dejaVu), try glyph("i", dejaVu)]
    var (across, down) = (
      [CGSize](repeating: .zero, count: 2), [CGSize](repeating: .zero, count: 2)
    )
    let width = CTFontGetAdvancesForGlyphs(dejaVu, .horizontal, glyphs, &across, 2)
    let height = CTFontGetAdvancesForGlyphs(dejaVu, .vertical, glyphs, &down, 2)
    let table = try #require(CTFontCopyTable(dejaVu, CTFontTableTag(kCTFontTableHhea), []))
    let (ascent, descent) = (
      number(table, at: 4), Int(Int16(truncatingIfNeeded: number(table, at: 6)))
    )
    #expect(Int(height.rounded()) == 2 * (ascent - descent) && height != width)
    #expect(down[0] == down[1] && down[0].height == 0)
    var translations = [CGSize](repeating: .zero, count: 2)
    CTFontGetVerticalTranslationsForGlyphs(dejaVu, glyphs, &translations, 2)
    for (translation, size) in zip(translations, across) {
      #expect(abs(translation.width + size.width / 2) <= 1 && translation.height < 0)
    }
  }

  // The fonts of Debian have no carets.
  @Test("CoreText.CT26. A ligature has the carets of the file between its letters")
  func carets() throws {
    let ligature = try glyph("\u{fb03}", dejaVu)
    #expect(CTFontGetLigatureCaretPositions(dejaVu, ligature, nil, 0) == 0)
    let table = CraftedFont.carets(of: ligature, at: [700, 1_300])
    try CraftedFont.with("Carets Sans", from: dejaVu, [kCTFontTableGDEF: table]) { font in
      var carets = [CGFloat](repeating: -1, count: 3)
      #expect(CTFontGetLigatureCaretPositions(font, ligature, &carets, 3) == 2)
      #expect(carets == [700, 1_300, -1])
      #expect(CTFontGetLigatureCaretPositions(font, ligature, nil, 0) == 2)
      var one: CGFloat = -1
      #expect(CTFontGetLigatureCaretPositions(font.withSize(1_024), ligature, &one, 1) == 2)
      #expect(one == 350)
      let letter = try glyph("H", font)
      #expect(CTFontGetLigatureCaretPositions(font, letter, &one, 1) == 0)
    }
  }

  @Test("CoreText.CT27. Characters, languages and the encoding are those of the file")
  func characters() throws {
    let set = CTFontCopyCharacterSet(dejaVu)
    for text in ["A", "ß", "Ж", "א", "\u{1d538}"] {
      #expect(text.unicodeScalars.allSatisfy(set.contains))
    }
    #expect(!"日".unicodeScalars.contains(where: set.contains))
    let languages = try #require(CTFontCopySupportedLanguages(dejaVu) as? [String])
    #expect(languages.contains("de") && languages.contains("ru") && !languages.contains("ja"))
    // The one of Mac OS Roman.
    #expect(CTFontGetStringEncoding(dejaVu) == 0)
  }

  @Test("CoreText.CT28. Names that an iPhone does not give its substitutes are those of the file")
  func names() throws {
    let license = try #require(CTFontCopyName(dejaVu, kCTFontLicenseNameKey))
    #expect(license.contains("Bitstream") || license.contains("license"))
    #expect(CTFontCopyName(dejaVu, kCTFontVersionNameKey)?.hasPrefix("Version") == true)
    #expect(CTFontCopyName(dejaVu, "no such name") == nil)
    var language: Unmanaged<CFString>?
    let family = CTFontCopyLocalizedName(dejaVu, kCTFontFamilyNameKey, &language)
    #expect(family == "DejaVu Sans" && language?.takeRetainedValue() == "en")
    let helvetica = CTFontCreateWithName("Helvetica", 12, nil)
    #expect(CTFontCopyLocalizedName(helvetica, kCTFontFamilyNameKey, nil) == "Helvetica")
    #expect(
      CTFontCopyLocalizedName(dejaVu, kCTFontPostScriptNameKey, nil)
        == CTFontCopyPostScriptName(dejaVu))
  }

  @Test("CoreText.CT29. Attributes of the file can be copied from fonts and descriptors")
  func attributes() throws {
    let url = try #require(CTFontCopyAttribute(dejaVu, kCTFontURLAttribute) as? URL)
    #expect(url.lastPathComponent == "DejaVuSans.ttf")
    let descriptor = CTFontDescriptorCreateWithNameAndSize("DejaVu Sans", 0)
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontURLAttribute) as? URL == url)
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontSizeAttribute) == nil)
    #expect(CTFontCopyAttribute(dejaVu, kCTFontFamilyNameAttribute) as? String == "DejaVu Sans")
    #expect(CTFontCopyAttribute(dejaVu, kCTFontSizeAttribute) as? Double == 2_048)
    let traits = CTFontCopyAttribute(dejaVu.bold, kCTFontTraitsAttribute) as? [String: Any]
    let symbols = try #require(traits?[kCTFontSymbolicTrait] as? UInt32)
    #expect(CTFontSymbolicTraits(rawValue: symbols).contains(.traitBold))
    let languages = CTFontCopyAttribute(dejaVu, kCTFontLanguagesAttribute) as? [String]
    #expect(languages?.contains("de") == true)
    #expect(CTFontCopyAttribute(dejaVu, "no such attribute") == nil)
  }

  @Test("CoreText.CT30. A variable font has its axes, and others have none")
  func variations() throws {
    #expect(CTFontCopyVariationAxes(dejaVu) == nil && CTFontCopyVariation(dejaVu) == nil)
    let table = CraftedFont.axes
    try CraftedFont.with("Varied Sans", from: dejaVu, [kCTFontTableFvar: table]) { font in
      let axes = try #require(CTFontCopyVariationAxes(font) as? [[String: Any]])
      let weight = 0x7767_6874
      #expect(axes.count == 1 && axes[0][kCTFontVariationAxisIdentifierKey] as? Int == weight)
      #expect(axes[0][kCTFontVariationAxisMinimumValueKey] as? Double == 100)
      #expect(axes[0][kCTFontVariationAxisDefaultValueKey] as? Double == 400)
      #expect(axes[0][kCTFontVariationAxisMaximumValueKey] as? Double == 900)
      #expect(axes[0][kCTFontVariationAxisNameKey] as? String == "Book")
      #expect(axes[0][kCTFontVariationAxisHiddenKey] as? Bool == false)
      let values = try #require(CTFontCopyVariation(font) as? [Int: Double])
      #expect(values == [weight: 400])
      #expect(CTFontCopyAttribute(font, kCTFontURLAttribute) == nil)
    }
  }

  @Test("CoreText.CT31. A font for a text has the characters that the first one lacks")
  func fallbacks() throws {
    let inter = CTFontCreateWithName("Inter-Bold", 20, nil)
    #expect(CTFontCreateForString(inter, "Tea", CFRange(location: 0, length: 3)) == inter)
    let text = "Tea שלום"
    let range = CFRange(location: 4, length: 4)
    let hebrew = CTFontCreateForString(inter, text, range)
    #expect(hebrew.familyName != inter.familyName && hebrew.pointSize == 20)
    #expect(CTFontGetSymbolicTraits(hebrew).contains(.traitBold))
    #expect(try glyph("ש", hebrew) != 0)
    #expect(CTFontCreateForString(inter, text, CFRange(location: 0, length: 3)) == inter)
    let named = CTFontCreateForStringWithLanguage(inter, text, range, "he")
    #expect(try glyph("ש", named) != 0)
    let emoji = CTFontCreateForString(inter, "☕️🫖", CFRange(location: 0, length: 4))
    #expect(try glyph("🫖", emoji) != 0 && emoji.familyName == "Apple Color Emoji")
    let list = CTFontCopyDefaultCascadeListForLanguages(inter, ["he"] as CFArray)
    let families = try #require(list as? [CTFontDescriptor]).map {
      CTFontDescriptorCopyAttribute($0, kCTFontFamilyNameAttribute) as? String
    }
    #expect(families.contains(hebrew.familyName) && !families.contains("Inter"))
    #expect(Set(families).count == families.count)
  }

  @Test("CoreText.CT32. A copy of another family keeps the traits")
  func families() throws {
    let font = CTFontCreateWithName("Inter-BoldItalic", 20, nil)
    let copy = try #require(CTFontCreateCopyWithFamily(font, 0, nil, "DejaVu Sans"))
    #expect(copy.familyName == "DejaVu Sans" && copy.pointSize == 20)
    #expect(CTFontGetSymbolicTraits(copy).isSuperset(of: [.traitBold, .traitItalic]))
    #expect(CTFontCreateCopyWithFamily(font, 9, nil, "DejaVu Serif")?.pointSize == 9)
    #expect(CTFontCreateCopyWithFamily(font, 0, nil, "No such family") == nil)
    let descriptor = CTFontCopyFontDescriptor(font)
    let same = CTFontCreateWithFontDescriptorAndOptions(descriptor, 0, nil, .preferSystemFont)
    #expect(same == font)
  }
}

extension UIFont {
  fileprivate var bold: UIFont {
    CTFontCreateCopyWithSymbolicTraits(self, 0, nil, .traitBold, .traitBold) ?? self
  }
}
