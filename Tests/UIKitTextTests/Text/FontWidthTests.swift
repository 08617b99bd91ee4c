import Testing
import UIKit

/// The widths of the system font.
@MainActor @Suite struct FontWidthTests {
  @Test("Text.FO16. Texts are wider in wider fonts, and descriptors and archives keep the width")
  func widths() throws {
    let text = "Green tea is ready" as NSString
    func width(_ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let fonts = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
      UIFont.systemFont(ofSize: 20, weight: .bold, width: $0)
    }
    let widths = fonts.map(width)
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(fonts[2] == UIFont.systemFont(ofSize: 20, weight: .bold))
    let wide = fonts[3]
    #expect(wide.pointSize == 20 && wide.lineHeight == fonts[2].lineHeight)
    let traits = wide.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.width] as? CGFloat == 0.2)
    let copy = UIFont(
      descriptor: UIFontDescriptor(fontAttributes: wide.fontDescriptor.fontAttributes), size: 20)
    #expect(copy == wide)
    let own = UIFontDescriptor(fontAttributes: [
      .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]
    ])
    #expect(UIFont(descriptor: own, size: 20) != .systemFont(ofSize: 20))
    let data = try NSKeyedArchiver.archivedData(withRootObject: wide, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == wide)
  }
}
