import ScreenTestSupport
import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Features of fonts, and the attributes of their descriptors.
/// Steps: Text.FO12, Text.FO13
@MainActor @Suite(.exclusiveScreen) struct FontFeatureTests {
  private func font(_ type: Int, _ selector: Int, of font: UIFont) -> UIFont {
    let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: type, .selector: selector]
    let descriptor = font.fontDescriptor.addingAttributes([.featureSettings: [setting]])
    return UIFont(descriptor: descriptor, size: 0)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  // Inter has fractions, superior digits, a slashed zero and equally wide digits.
  @Test("Text.FO12. A setting of a feature changes the glyphs")
  func glyphs() throws {
    let inter = try #require(UIFont(name: "Inter", size: 100))
    #expect(width("1234/5678", font(11, 2, of: inter)) < width("1234/5678", inter) - 50)
    #expect(width("1234", font(10, 1, of: inter)) < width("1234", inter) - 50)
    #expect(abs(width("1", font(6, 0, of: inter)) - width("8", font(6, 0, of: inter))) < 0.01)
    #expect(abs(width("1", inter) - width("8", inter)) > 10)
    // The system font is Inter Display in this size.
    let system = UIFont.systemFont(ofSize: 100)
    #expect(width("1234/5678", font(11, 2, of: system)) < width("1234/5678", system) - 50)
  }

  @Test("Text.FO12. A font keeps its settings, and a setting that does not exist is lost")
  func settings() throws {
    let inter = try #require(UIFont(name: "Inter", size: 10))
    let small = font(37, 1, of: inter)
    let read = small.fontDescriptor.object(forKey: .featureSettings) as? [[String: Int]]
    #expect(read == [["CTFeatureTypeIdentifier": 37, "CTFeatureSelectorIdentifier": 1]])
    #expect(small != inter && small == font(37, 1, of: inter))
    #expect(small.withSize(12).fontDescriptor.fontAttributes[.featureSettings] != nil)
    #expect(font(1, 1, of: inter).fontDescriptor.fontAttributes[.featureSettings] == nil)
    let data = try NSKeyedArchiver.archivedData(withRootObject: small, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == small)
  }

  @Test("Text.FO13. A named font has the attributes name and size")
  func names() throws {
    let attributes = try #require(UIFont(name: "Inter", size: 10)).fontDescriptor.fontAttributes
    #expect(Set(attributes.keys) == [.name, .size])
    #expect(attributes[.name] as? String == "Inter" && attributes[.size] as? CGFloat == 10)
    let weights: [UIFont.Weight] = [.light, .medium, .black]
    for weight in weights {
      let system = UIFont.systemFont(ofSize: 20, weight: weight)
      let copy = UIFontDescriptor(fontAttributes: system.fontDescriptor.fontAttributes)
      #expect(UIFont(descriptor: copy, size: 0) == system)
    }
  }

  @Test("Text.FO13. A text style is a string, replaces a named font, and has to exist")
  func styles() {
    let title = UIFont.preferredFont(forTextStyle: .title1)
    let attributes = title.fontDescriptor.fontAttributes
    #expect(attributes[.textStyle] as? String == UIFont.TextStyle.title1.rawValue)
    let named = UIFontDescriptor(fontAttributes: [
      .name: "Inter", .size: 10, .textStyle: UIFont.TextStyle.title1,
    ])
    #expect(named.fontAttributes[.textStyle] as? String == UIFont.TextStyle.title1.rawValue)
    #expect(named.pointSize == 10 && named.postscriptName == title.fontName)
    let unknown = UIFontDescriptor(fontAttributes: [.name: "Inter", .size: 10, .textStyle: "Tea"])
    #expect(Set(unknown.fontAttributes.keys) == [.name, .size])
  }
}
