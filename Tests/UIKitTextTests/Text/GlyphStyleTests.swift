import Foundation
import ScreenTestSupport
import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Tests of slanted glyphs, superscripts and matching descriptors.
@MainActor @Suite(.exclusiveScreen) struct GlyphStyleTests {
  /// Returns the painted columns of each row of a text's picture, from top to bottom.
  private func rows(_ text: NSAttributedString) throws -> [ClosedRange<Int>?] {
    let (width, height) = (80, 60)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      text.draw(at: CGPoint(x: 25, y: 5))
    }
    let picture = try #require(image.cgImage)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(picture, in: CGRect(origin: .zero, size: size))
    }
    return (0..<height).map { row in
      let painted = (0..<width).filter { bytes[(row * width + $0) * 4 + 3] > 100 }
      guard let first = painted.first, let last = painted.last else { return nil }
      return first...last
    }
  }

  private func string(
    _ text: String, _ font: UIFont, _ more: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font].merging(more) { $1 })
  }

  /// Returns the distance by which the top of a text is to the right of its foot, in columns.
  private func lean(_ text: NSAttributedString) throws -> Int {
    let painted = try rows(text).compactMap { $0 }
    let (top, foot) = (try #require(painted.first), try #require(painted.last))
    return top.lowerBound - foot.lowerBound
  }

  @Test("Text.ST11. Obliqueness makes glyphs lean about the baseline, with the widths they have")
  func obliqueness() throws {
    let font = UIFont.systemFont(ofSize: 40)
    // A capital I is as high as the capitals of the font.
    let plain = string("I", font)
    #expect(try abs(lean(plain)) <= 1)
    let oblique = string("I", font, [.obliqueness: 0.5])
    #expect(try abs(Double(lean(oblique)) - 0.5 * Double(font.capHeight)) <= 2)
    #expect(try lean(string("I", font, [.obliqueness: -0.5])) < -10)
    #expect(plain.size() == oblique.size())
    let bounds = [plain, oblique].map {
      CTLineGetImageBounds(CTLineCreateWithAttributedString($0), nil)
    }
    #expect(abs(bounds[1].maxX - bounds[0].maxX - 0.5 * bounds[0].maxY) < 0.5)
    // The foot stays in place.
    let feet = try [plain, oblique].map { try #require(rows($0).compactMap { $0 }.last).lowerBound }
    #expect(abs(feet[0] - feet[1]) <= 1)
  }

  @Test("Text.FO14. The matrix of a font makes its glyphs lean, and its copies keep it")
  func matrix() throws {
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)
    let descriptor = UIFontDescriptor(name: "Inter", matrix: shear)
    #expect(descriptor.matrix == shear && descriptor.withSize(10).matrix == shear)
    let font = UIFont(descriptor: descriptor, size: 40)
    #expect(try abs(Double(lean(string("I", font))) - 0.3 * Double(font.capHeight)) <= 2)
    #expect(font.withSize(20).fontDescriptor.matrix == shear)
    let plain = try #require(UIFont(name: "Inter", size: 40))
    #expect(font != plain && font.fontName == plain.fontName)
    #expect(plain.fontDescriptor.withMatrix(shear).matrix == shear)
    // Core Text reads and gives the same matrix, and outlines lean.
    #expect(CTFontGetMatrix(font) == shear)
    var matrix = shear
    let copy = CTFontCreateCopyWithAttributes(plain, 0, &matrix, nil)
    #expect(copy == font && CTFontCreateCopyWithAttributes(copy, 0, nil, nil) == font)
    let bytes = CTFontCopyAttribute(font, kCTFontMatrixAttribute) as? Data
    #expect(bytes?.count == MemoryLayout<CGAffineTransform>.size)
    let glyph = CTFontGetGlyphWithName(font, "I")
    let upright = try #require(CTFontCreatePathForGlyph(plain, glyph, nil)).boundingBoxOfPath
    let leaning = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
    #expect(abs(leaning.maxX - upright.maxX - 0.3 * upright.maxY) < 0.01)
    // An archive has it too.
    let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
  }

  @Test("Text.ST12. Superscripts are smaller and raised as the font's file says")
  func superscripts() throws {
    // DejaVu Sans has 0.7 of the size, and heights of 0.48 and −0.14, in its table OS/2.
    let font = try #require(UIFont(name: "DejaVu Sans", size: 40))
    let key = NSAttributedString.Key(kCTSuperscriptAttributeName)
    let table = try #require(CTFontCopyTable(font, CTFontTableTag(kCTFontTableOS2), []))
    func part(_ offset: Int) -> CGFloat {
      let number = UInt16(table[offset]) << 8 | UInt16(table[offset + 1])
      return CGFloat(Int16(bitPattern: number)) / CGFloat(CTFontGetUnitsPerEm(font))
    }
    func box(_ level: Int?) throws -> CGRect {
      let line = CTLineCreateWithAttributedString(
        string("H", font, level.map { [key: $0] } ?? [:]))
      return CTLineGetImageBounds(line, nil)
    }
    let plain = try box(nil)
    let above = try box(1)
    #expect(abs(above.height - plain.height * part(20)) < 0.5)
    #expect(abs(above.minY - 40 * part(24)) < 0.5 && above.minY > 5)
    let below = try box(-1)
    #expect(abs(below.minY + 40 * part(16)) < 0.5 && below.minY < 0)
    let twice = try box(2)
    #expect(twice.height < above.height && twice.minY > above.minY)
    #expect(try box(0) == plain)
    // UIKit's drawing reads the attribute, too.
    let painted = try rows(string("H", font, [key: 1])).indices { $0 != nil }
    let usual = try rows(string("H", font)).indices { $0 != nil }
    #expect(painted.ranges.last?.upperBound ?? 0 < usual.ranges.last?.upperBound ?? 0)
  }

  @Test("Text.ST13. A range has attachments if its characters are attachments")
  func attachments() {
    let text = NSMutableAttributedString(string: "Tea ")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(string: " now", attributes: [.attachment: NSTextAttachment()]))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: text.length)))
    #expect(text.containsAttachments(in: NSRange(location: 4, length: 1)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 4)))
    // An attachment of other characters is none.
    #expect(!text.containsAttachments(in: NSRange(location: 5, length: 4)))
    #expect(!text.containsAttachments(in: NSRange(location: 50, length: 4)))
  }

  @Test("Text.FO15. Descriptors match the fonts with the same mandatory attributes")
  func matching() {
    let bold = UIFontDescriptor(name: "Helvetica-Bold", size: 10)
    #expect(
      bold.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName)
        == ["Helvetica-Bold"])
    #expect(
      bold.matchingFontDescriptors(withMandatoryKeys: [.family]).map(\.postscriptName)
        == UIFont.fontNames(forFamilyName: "Helvetica"))
    let unknown = UIFontDescriptor(name: "No such font", size: 10)
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
    #expect(unknown.fontAttributes[.name] as? String == "No such font")
    #expect(unknown.withSize(20).fontAttributes[.name] as? String == "No such font")
  }
}
