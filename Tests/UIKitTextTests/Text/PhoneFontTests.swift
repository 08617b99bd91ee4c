import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// The font families of iPhones. Steps: Text.FO3, Text.FO7, Text.FO8, Text.FO12, Text.FO13,
/// Text.ST5
@MainActor @Suite(.exclusiveScreen) struct PhoneFontTests {
  private func weight(of font: UIFont) -> CGFloat {
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return traits?[.weight] as? CGFloat ?? -1
  }

  @Test("Text.FO8. Each family has the fonts of an iPhone, by their PostScript names")
  func families() throws {
    let names = Set(UIFont.familyNames)
    #expect(names.isSuperset(of: ["Avenir", "Avenir Next Condensed", "Menlo", "Zapfino", "Kefa"]))
    let fonts = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
    #expect(fonts.count > 270 && Set(fonts).count == fonts.count)
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.fontName == name && font.familyName == family)
        #expect(font.fontDescriptor.fontAttributes[.name] as? String == name)
        let copy = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
        #expect(UIFont(descriptor: copy, size: 0) == font)
      }
    }
    #expect(
      UIFont.fontNames(forFamilyName: "Avenir").prefix(3)
        == ["Avenir-Book", "Avenir-Roman", "Avenir-BookOblique"])
  }

  @Test(
    "Text.FO8. A family's name gives its usual font, and other names none",
    arguments: [
      ("Avenir", "Avenir-Book"), ("Helvetica Neue", "HelveticaNeue"), ("Futura", "Futura-Medium"),
      ("Courier New", "CourierNewPSMT"), ("Marker Felt", "MarkerFelt-Thin"),
      ("TrebuchetMS", "TrebuchetMS"), ("Menlo", "Menlo-Regular"), ("HelveticaNeue-Regular", nil),
      ("Menlo-Heavy", nil), ("Avenir-ExtraBold", nil),
    ] as [(String, String?)])
  func usual(name: String, font: String?) {
    #expect(UIFont(name: name, size: 12)?.fontName == font)
  }

  @Test(
    "Text.FO8. The traits of a font are those that its name tells",
    arguments: [
      ("Avenir-Roman", "Roman", 0, []),
      ("Avenir-HeavyOblique", "Heavy Oblique", 0.56, [.traitBold, .traitItalic]),
      ("HelveticaNeue-CondensedBold", "Condensed Bold", 0.4, [.traitBold, .traitCondensed]),
      ("HelveticaNeue-UltraLight", "UltraLight", -0.8, []),
      ("Menlo-Regular", "Regular", 0, [.traitMonoSpace]),
      ("AvenirNextCondensed-DemiBold", "DemiBold", 0.3, [.traitBold, .traitCondensed]),
      ("BodoniSvtyTwoITCTT-BookIta", "Book Italic", -0.1, [.traitItalic]),
      ("DamascusSemiBold", "SemiBold", 0.3, [.traitBold]),
      ("ArialRoundedMTBold", "Bold", 0.4, [.traitBold]),
      ("Trebuchet-BoldItalic", "Bold Italic", 0.4, [.traitBold, .traitItalic]),
    ] as [(String, String, CGFloat, UIFontDescriptor.SymbolicTraits)])
  func traits(
    name: String, face: String, weight: CGFloat, traits: UIFontDescriptor.SymbolicTraits
  ) throws {
    let descriptor = try #require(UIFont(name: name, size: 12)).fontDescriptor
    #expect(descriptor.symbolicTraits == traits)
    #expect(descriptor.object(forKey: .face) as? String == face)
    let read = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(read?[.weight] as? CGFloat == weight && read?[.weight] as? Double == Double(weight))
    #expect(
      UIFont(descriptor: descriptor.withFamily("Avenir").withFace("Black"), size: 0).fontName
        == "Avenir-Black")
  }

  @Test(
    "Text.FO3. Traits choose a font of the same family, if it has one",
    arguments: [
      ("Avenir-Roman", [.traitBold], "Avenir-Heavy"),
      ("Avenir-Roman", [.traitItalic], "Avenir-Oblique"),
      ("Avenir-Medium", [.traitItalic], "Avenir-MediumOblique"),
      ("Avenir-Black", [.traitBold, .traitItalic], "Avenir-BlackOblique"),
      ("Avenir-Black", [], "Avenir-Book"), ("AvenirNext-Regular", [.traitBold], "AvenirNext-Bold"),
      ("HelveticaNeue-Light", [.traitBold, .traitItalic], "HelveticaNeue-BoldItalic"),
      ("HelveticaNeue", [.traitBold, .traitCondensed], "HelveticaNeue-CondensedBold"),
      ("HelveticaNeue", [.traitCondensed], nil), ("HelveticaNeue", [.traitExpanded], nil),
      ("AvenirNextCondensed-Regular", [.traitBold], "AvenirNextCondensed-Bold"),
      ("Menlo-Regular", [.traitBold, .traitMonoSpace], "Menlo-Bold"),
      ("Zapfino", [.traitBold], nil),
      ("Georgia-BoldItalic", [.traitItalic], "Georgia-Italic"), ("Georgia", [.traitMonoSpace], nil),
    ] as [(String, UIFontDescriptor.SymbolicTraits, String?)])
  func changes(name: String, traits: UIFontDescriptor.SymbolicTraits, found: String?) throws {
    let descriptor = try #require(UIFont(name: name, size: 12)).fontDescriptor
    let changed = descriptor.withSymbolicTraits(traits)
    #expect(changed.map { UIFont(descriptor: $0, size: 0).fontName } == found)
  }

  @Test("Text.FO3. A system font ignores widths that it does not have")
  func system() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    for trait: UIFontDescriptor.SymbolicTraits in [.traitCondensed, .traitExpanded] {
      let changed = try #require(body.fontDescriptor.withSymbolicTraits([trait, .traitItalic]))
      #expect(UIFont(descriptor: changed, size: 0).fontName == ".SFUI-Italic")
    }
    let inter = try #require(UIFont(name: "Inter", size: 12))
    #expect(inter.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test("Text.FO8. Well-known families have their own metrics")
  func metrics() throws {
    let avenir = try #require(UIFont(name: "Avenir-Roman", size: 50))
    #expect(abs(avenir.ascender - 50) < 1e-9 && abs(avenir.descender + 18.3) < 1e-9)
    #expect(abs(avenir.capHeight - 35.4) < 1e-9 && abs(avenir.xHeight - 23.4) < 1e-9)
    let menlo = try #require(UIFont(name: "Menlo-Bold", size: 10))
    #expect(abs(menlo.lineHeight - 11.64) < 1e-9)
    let text = NSAttributedString(string: "Tea", attributes: [.font: avenir])
    #expect(abs(text.size().height - avenir.lineHeight) < 0.01)
  }

  // The widths of Helvetica's letters are those of Liberation Sans: 9.558 sizes for this text.
  @Test("Text.ST5, Text.FO8. Text without a font is in Helvetica of 12 points, as wide as that")
  func plainText() throws {
    let width = NSAttributedString(string: "astringwithsomewidth").size().width
    #expect(abs(width - 12 * 9.558) < 0.5, "\(width)")
    let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
    #expect(
      NSAttributedString(string: "Tea", attributes: [.font: helvetica]).size()
        == NSAttributedString(string: "Tea").size())
    func advance(_ name: String, _ text: String) throws -> CGFloat {
      text.size(withAttributes: [.font: try #require(UIFont(name: name, size: 100))]).width
    }
    // Documented widths: Times has an "m" of 0.778 and Courier letters of 0.6 sizes.
    #expect(try abs(advance("TimesNewRomanPSMT", "m") - 77.8) < 0.5)
    #expect(try abs(advance("Courier", "mi") - 120) < 0.5)
  }

  @Test("Text.FO7. Traits with bold text make system fonts heavier, once, and leave others")
  func boldText() throws {
    let bold = UITraitCollection(legibilityWeight: .bold)
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy,
    ]
    for weight in weights {
      let font = UIFont.systemFont(ofSize: 16, weight: weight)
      let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: bold)
      #expect(self.weight(of: scaled) > self.weight(of: font))
      let plain = UIFontMetrics.default.scaledFont(
        for: font, compatibleWith: UITraitCollection(legibilityWeight: .regular))
      #expect(plain.fontName == font.fontName)
    }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(body.fontName == ".SFUI-Semibold")
    let menlo = try #require(UIFont(name: "Menlo-Regular", size: 16))
    #expect(
      UIFontMetrics.default.scaledFont(for: menlo, compatibleWith: bold).fontName
        == "Menlo-Regular")
  }

  @Test("Text.FO12. Of settings of one option the last one counts, and usual ones are not kept")
  func features() throws {
    func settings(_ numbers: [(Int, Int)]) throws -> [[Int]] {
      let inter = try #require(UIFont(name: "Inter", size: 10))
      let descriptor = inter.fontDescriptor.addingAttributes([
        .featureSettings: numbers.map { [UIFontDescriptor.FeatureKey.type: $0, .selector: $1] }
      ])
      let read =
        UIFont(descriptor: descriptor, size: 0).fontDescriptor.fontAttributes[.featureSettings]
        as? [[String: Int]] ?? []
      return read.map {
        [$0["CTFeatureTypeIdentifier"] ?? -1, $0["CTFeatureSelectorIdentifier"] ?? -1]
      }
    }
    // Stylistic sets 2 and 6 and small capitals; then set 6 and the capitals are switched off.
    #expect(try settings([(35, 4), (35, 12), (37, 1)]) == [[35, 4], [35, 12], [37, 1]])
    #expect(
      try settings([(35, 4), (35, 12), (37, 1), (35, 10), (35, 13), (37, 0)]) == [
        [35, 4], [35, 10],
      ])
    #expect(try settings([(6, 0), (6, 1)]) == [[6, 1]])
    #expect(try settings([(1, 2), (1, 3)]) == [[1, 3]] && settings([(1, 3), (1, 2)]) == [])
  }

  @Test("Text.FO13. Numbers of a descriptor can be read as any type of number")
  func numbers() throws {
    let font = try #require(UIFont(name: "Avenir-Roman", size: 10))
    let attributes = font.fontDescriptor.fontAttributes
    #expect(attributes.count == 2 && attributes[.size] as? Int == 10)
    #expect(attributes[.size] as? CGFloat == 10 && attributes[.size] as? NSNumber == 10)
    let styled = UIFontDescriptor(
      fontAttributes: attributes.merging([.textStyle: UIFont.TextStyle.title1]) { $1 })
    #expect(Set(styled.fontAttributes.keys) == [.name, .size, .textStyle])
    #expect(NSDictionary(dictionary: attributes).isEqual(to: font.fontDescriptor.fontAttributes))
  }
}
