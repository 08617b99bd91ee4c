import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of fonts, their metrics and Dynamic Type.
@MainActor @Suite(.exclusiveScreen) struct FontTests {
  private static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  // Text.FO1, Text.T6.
  @Test("Lines of the system font have San Francisco's metrics")
  func measures() {
    let font = UIFont.systemFont(ofSize: 17)
    // The description of an iPhone's font at 17 points (Text.FO1).
    #expect(abs(font.ascender - 16.1865) < 1e-3)
    #expect(abs(font.descender + 4.1006) < 1e-3)
    #expect(abs(font.lineHeight - 20.2871) < 1e-3)
    #expect(font.leading == 0)
    #expect(font.xHeight > 8 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(mono.lineHeight == font.lineHeight)
  }

  // Text.FO5.
  @Test(
    "Each text style has its size in each category",
    arguments: [
      (UIFont.TextStyle.largeTitle, CGFloat(31), CGFloat(34), CGFloat(60)), (.title1, 25, 28, 58),
      (.extraLargeTitle, 33, 36, 62), (.extraLargeTitle2, 25, 28, 58),
      (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51),
      (.subheadline, 12, 15, 49), (.footnote, 12, 13, 44), (.caption2, 11, 11, 40),
    ])
  func styles(style: UIFont.TextStyle, smallest: CGFloat, usual: CGFloat, largest: CGFloat) {
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits(category)).pointSize
    }
    #expect(size(.extraSmall) == smallest)
    #expect(size(.large) == usual)
    #expect(size(.unspecified) == usual)
    #expect(size(.accessibilityExtraExtraExtraLarge) == largest)
  }

  @Test("Categories are ordered by size, and an unknown one is not comparable")
  func categories() {
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (index, category) in all.enumerated() {
      for (other, larger) in all.enumerated() {
        #expect((category < larger) == (index < other))
        #expect((category >= larger) == (index >= other))
      }
      #expect(category.isAccessibilityCategory == (index > 6))
      #expect(!(category < .unspecified) && !(category > .unspecified))
    }
  }

  // Text.FO6.
  @Test("Custom fonts and lengths scale with the leading of their text style")
  func scaled() {
    let largest = Self.traits(.accessibilityExtraExtraExtraLarge)
    let body = UIFontMetrics.default
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    // The leading of `body` goes from 22 to 62 points.
    #expect(body.scaledFont(for: font, compatibleWith: largest).pointSize == 48)
    #expect(
      body.scaledFont(for: font, maximumPointSize: 40, compatibleWith: largest).pointSize == 40)
    #expect(
      body.scaledFont(for: font, maximumPointSize: 40, compatibleWith: Self.traits(.large))
        .pointSize == 17)
    #expect(body.scaledFont(for: font, compatibleWith: largest).fontName == font.fontName)
    let screen = UITraitCollection(traitsFrom: [largest, UITraitCollection(displayScale: 2)])
    #expect(body.scaledValue(for: 10, compatibleWith: screen) == 28)
    #expect(UIFont.TextStyle.caption2.metrics.scaledValue(for: 13, compatibleWith: screen) == 48)
  }

  // Text.FO3.
  @Test("Adding a trait gives another font if there is one, and removing it restores the font")
  func traits() throws {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: Self.traits(.large))
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.fontName == ".SFUI-Semibold")
    let title = UIFont.preferredFont(forTextStyle: .title1)
    let boldTitle = try #require(
      title.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: boldTitle, size: 20).fontName == ".SFUI-BoldItalic")
    let plain = try #require(boldTitle.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 20).fontName == ".SFUI-Regular")
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    let tight = try #require(body.fontDescriptor.withSymbolicTraits(.traitTightLeading))
    #expect(abs(UIFont(descriptor: tight, size: 0).lineHeight - body.lineHeight + 2) < 1e-9)
  }

  // Text.FO2.
  @Test("Fonts are found by family or face name, and unknown names give nil")
  func names() throws {
    let font = try #require(UIFont(name: "Inter-BoldItalic", size: 20))
    #expect(font.familyName == "Inter" && font.fontName == "Inter-BoldItalic")
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(name: "No Such Family", size: 20) == nil)
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Medium"))
    // A custom font has the metrics of its file: Inter's line height is 1.2102 of the size.
    #expect(abs(font.lineHeight - 24.2) < 0.1)
    let attributes: [UIFontDescriptor.AttributeName: Any] = [
      .family: "Inter", .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ]
    let described = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
    #expect(described.fontName == "Inter-Heavy" && described.pointSize == 15)
  }

  // Text.FO8.
  @Test(
    "The iPhone's font families have substitutes in the weight of the name",
    arguments: [
      ("HelveticaNeue", "Helvetica Neue", 0), ("HelveticaNeue-Bold", "Helvetica Neue", 0.4),
      ("Avenir Next", "Avenir Next", 0), ("AvenirNext-DemiBoldItalic", "Avenir Next", 0.3),
      ("ArialMT", "Arial", 0), ("Arial-BoldMT", "Arial", 0.4), ("Georgia-Italic", "Georgia", 0),
      ("TimesNewRomanPSMT", "Times New Roman", 0), ("Menlo-Regular", "Menlo", 0),
    ])
  func standIns(name: String, family: String, weight: Double) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.familyName == family && UIFont.familyNames.contains(family))
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? CGFloat == CGFloat(weight))
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic) == name.hasSuffix("Italic"))
    #expect("Kettle".size(withAttributes: [.font: font]).width > 40)
  }

  @Test("Equal fonts are equal, and a descriptor returns its font")
  func equality() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .medium)
    #expect(font == UIFont(descriptor: font.fontDescriptor, size: 0))
    #expect(font != UIFont.systemFont(ofSize: 13, weight: .medium))
    #expect(font.withSize(14) != font)
    let copy = UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes)
    #expect(UIFont(descriptor: copy, size: 0) == font)
  }

  @Test("Monospaced digits have equal widths, and other digits do not")
  func digits() {
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    let even = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(abs(width("1111", even) - width("0000", even)) < 0.01)
    let usual = UIFont.systemFont(ofSize: 17)
    #expect(width("0000", usual) - width("1111", usual) > 4)
    let mono = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
    // San Francisco Mono's advance is 9.8906 at 16 points; the last character has no tracking here.
    #expect(abs(width("iWiWiWiWiW", mono) - 98.906 + 16 * 0.016) < 0.05)
  }
}
