import CoreText
import Foundation
import Testing
import UIKit

/// Tests the fonts of Core Text.
@MainActor struct CoreTextFontTests {
  @Test("CoreText.CT1. Fonts and descriptors of UIKit are those of Core Text")
  func bridged() {
    let font = UIFont.boldSystemFont(ofSize: 17) as CTFont
    #expect(CTFontGetSize(font) == 17 && CTFontGetSymbolicTraits(font).contains(.traitBold))
    let copy = CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font), 0, nil) as UIFont
    #expect(copy == font)
    let style = CTParagraphStyleCreate(nil, 0)
    #expect(style as NSParagraphStyle == NSParagraphStyle.default)
  }

  // Inter has fractions, superior digits, a slashed zero and equally wide digits.
  @Test("CoreText.CT20. The features of a font's file are listed with their settings")
  func features() throws {
    let inter = try #require(UIFont(name: "Inter", size: 10))
    let setting = [
      kCTFontFeatureTypeIdentifierKey: kFractionsType,
      kCTFontFeatureSelectorIdentifierKey: kDiagonalFractionsSelector,
    ]
    let descriptor = inter.fontDescriptor.addingAttributes([.featureSettings: [setting]])
    let font = UIFont(descriptor: descriptor, size: 0)
    let features = try #require(CTFontCopyFeatures(font) as? [[String: Any]])
    func feature(_ type: Int) -> [String: Any]? {
      features.first { $0[kCTFontFeatureTypeIdentifierKey] as? Int == type }
    }
    func selectors(_ type: Int) -> [[String: Any]] {
      feature(type)?[kCTFontFeatureTypeSelectorsKey] as? [[String: Any]] ?? []
    }
    let key = kCTFontFeatureSelectorIdentifierKey
    #expect(feature(kFractionsType)?[kCTFontFeatureTypeNameKey] as? String == "Fractions")
    #expect(feature(kFractionsType)?[kCTFontFeatureTypeExclusiveKey] as? Bool == true)
    #expect(feature(kTypographicExtrasType)?[kCTFontFeatureTypeExclusiveKey] as? Bool == false)
    #expect(feature(kNumberSpacingType) != nil && feature(kVerticalPositionType) != nil)
    let diagonal = selectors(kFractionsType).first { $0[key] as? Int == 2 }
    #expect(diagonal?[kCTFontFeatureSelectorNameKey] as? String == "Diagonal Fractions")
    #expect(diagonal?[kCTFontFeatureSelectorSettingKey] as? Bool == true)
    let none = selectors(kFractionsType).first { $0[key] as? Int == 0 }
    #expect(none?[kCTFontFeatureSelectorDefaultKey] as? Bool == true)
    #expect(none?[kCTFontFeatureSelectorSettingKey] == nil)
    let off = selectors(kTypographicExtrasType).first { $0[key] as? Int == 5 }
    #expect(off?[kCTFontFeatureSelectorNameKey] as? String == "Slashed Zero Off")
    let settings = CTFontCopyFeatureSettings(font) as? [[String: Int]]
    #expect(settings == [setting])
    #expect(CTFontCopyFeatureSettings(inter) == nil)
  }

  @Test("CoreText.CT1. The settings of a paragraph style are read from memory")
  func paragraphs() {
    var alignment = CTTextAlignment.center
    var spacing: CGFloat = 7
    var mode = CTLineBreakMode.byCharWrapping
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &spacing) { spacing in
        withUnsafePointer(to: &mode) { mode in
          let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(
              spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode),
            // A value of another size is not read.
            CTParagraphStyleSetting(spec: .headIndent, valueSize: 1, value: alignment),
          ]
          return CTParagraphStyleCreate(settings, settings.count)
        }
      }
    }
    #expect(style.alignment == .center && style.lineSpacing == 7 && style.headIndent == 0)
    #expect(style.lineBreakMode == .byCharWrapping)
  }

  @Test("CoreText.CT2. An unknown name gives Helvetica, and 0 gives 12 points")
  func unknown() {
    let helvetica = CTFontCreateWithName("Helvetica", 0, nil)
    #expect(CTFontGetSize(helvetica) == 12)
    #expect(CTFontCreateWithName("No such font", 12, nil) == helvetica)
    #expect(CTFontCopyFamilyName(helvetica) == helvetica.familyName)
    #expect(CTFontCreateUIFontForLanguage(.none, 0, nil) == nil)
    #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 20, nil)?.pointSize == 20)
  }

  @Test("CoreText.CT3. Metrics are those of UIKit, and the descent is not negative")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 40)
    #expect(CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetCapHeight(font) == font.capHeight && CTFontGetXHeight(font) == font.xHeight)
    let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
    #expect(bold.map { CTFontGetSymbolicTraits($0).contains(.traitBold) } == true)
    #expect(CTFontCreateCopyWithAttributes(font, 10, nil, nil).pointSize == 10)
  }

  @Test("CoreText.CT4. Characters without a glyph have glyph 0")
  func glyphs() {
    let font = CTFontCreateWithName("Inter", 20, nil)
    let text = Array("Aß😀ئ".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: text.count)
    #expect(!CTFontGetGlyphsForCharacters(font, text, &glyphs, text.count))
    #expect(glyphs[0] != 0 && glyphs[1] != 0 && glyphs[0] != glyphs[1])
    #expect(glyphs[2...] == [0, 0, 0])
    #expect(CTFontGetGlyphsForCharacters(font, text, &glyphs, 2))
  }

  @Test("CoreText.CT5. Widths, bounds and outlines of glyphs agree with UIKit's text")
  func shapes() throws {
    let font = UIFont.systemFont(ofSize: 30)
    let text = Array("HOx".utf16)
    var glyphs = [CGGlyph](repeating: 0, count: text.count)
    #expect(CTFontGetGlyphsForCharacters(font, text, &glyphs, text.count))
    var advances = [CGSize](repeating: .zero, count: text.count)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, text.count)
    // The width of a second letter; that of a letter alone has no spacing at its end.
    let letters = ["H", "O", "x"].map { letter in
      let widths = [letter, letter + letter].map {
        Double(($0 as NSString).size(withAttributes: [.font: font]).width)
      }
      return widths[1] - widths[0]
    }
    #expect(abs(sum - letters.reduce(0, +)) < 0.01, "\(sum) \(letters)")
    #expect(abs(Double(advances[0].width) - letters[0]) < 0.01)
    var bounds = [CGRect](repeating: .zero, count: text.count)
    let union = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &bounds, text.count)
    #expect(abs(bounds[0].height - font.capHeight) < 0.5 && abs(bounds[0].minY) < 0.5)
    #expect(union.contains(bounds[2]) && bounds[2].height < bounds[0].height)
    let outline = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil)).boundingBoxOfPath
    #expect(abs(outline.height - bounds[0].height) < 0.5 && outline.minY > -0.5, "\(outline)")
    var space = [CGGlyph](repeating: 0, count: 1)
    #expect(CTFontGetGlyphsForCharacters(font, [0x20], &space, 1))
    #expect(CTFontCreatePathForGlyph(font, space[0], nil) == nil)
  }
}
