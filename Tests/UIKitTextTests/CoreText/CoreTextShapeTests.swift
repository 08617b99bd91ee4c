import CoreText
import Foundation
import Testing
import UIKit

/// Tests frames of any path, attributes without an effect and values of runs in Core Text.
@MainActor struct CoreTextShapeTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func string(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font])
  }

  private func frame(_ path: CGPath, _ attributes: CFDictionary? = nil) -> CTFrame {
    let text = string(String(repeating: "tea ", count: 400))
    return CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), path, attributes)
  }

  private func lines(_ frame: CTFrame) -> [(origin: CGPoint, width: Double)] {
    let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    return zip(origins, lines).map { origin, line in
      (
        origin,
        CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
      )
    }
  }

  @Test("CoreText.CT15. The lines of a circle stay within it, and the middle ones are the longest")
  func circle() throws {
    let box = CGRect(x: 20, y: 30, width: 200, height: 200)
    let path = CGPath(ellipseIn: box, transform: nil)
    let lines = lines(frame(path))
    #expect(lines.count > 10)
    for line in lines {
      for x in [line.origin.x, line.origin.x + CGFloat(line.width)] {
        let place = CGPoint(x: box.minX + x, y: box.minY + line.origin.y)
        // The outline is flattened for the layout, by less than a point.
        let distance = hypot(place.x - box.midX, place.y - box.midY)
        #expect(distance < 101)
      }
    }
    let middle = try #require(lines.map(\.width).max())
    #expect(middle > 2 * lines[0].width && middle > 150)
    #expect(lines[0].origin.x > 40)
  }

  @Test("CoreText.CT15. Text goes around the areas that the attributes leave out")
  func areas() throws {
    let box = CGRect(x: 0, y: 0, width: 300, height: 100)
    let hole = CGPath(rect: CGRect(x: 100, y: 60, width: 100, height: 40), transform: nil)
    let attributes: CFDictionary = [
      kCTFrameClippingPathsAttributeName: [[kCTFramePathClippingPathAttributeName: hole]]
    ]
    let frame = frame(CGPath(rect: box, transform: nil), attributes)
    let lines = lines(frame)
    // Above the lower edge of the hole a line has two parts, at its left and at its right.
    let upper = lines.filter { $0.origin.y > 65 }
    #expect(upper.count == 2 * Set(upper.map { Int($0.origin.y.rounded()) }).count)
    for line in upper {
      let (left, right) = (line.origin.x, line.origin.x + CGFloat(line.width))
      #expect(right <= 100.5 || left >= 199.5)
    }
    #expect(lines.contains { $0.width > 250 })
    #expect(CTFrameGetFrameAttributes(frame)?.count == 1)
  }

  @Test("CoreText.CT15. The fill rule decides whether the inside of two loops has text")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 300, height: 100))
    path.addRect(CGRect(x: 100, y: 0, width: 100, height: 100))
    let winding: CFDictionary = [
      kCTFramePathFillRuleAttributeName: CTFramePathFillRule.windingNumber.rawValue
    ]
    #expect(lines(frame(path)).allSatisfy { $0.width <= 100.5 })
    #expect(lines(frame(path, winding)).contains { $0.width > 250 })
  }

  @Test("CoreText.CT42. Information about a glyph has its name, its number and its collection")
  func glyphs() throws {
    let font = try #require(UIFont(name: "DejaVu Sans", size: 10))
    let named = try #require(CTGlyphInfoCreateWithGlyphName("germandbls", font, "ss"))
    #expect(CTGlyphInfoGetGlyph(named) == CTFontGetGlyphWithName(font, "germandbls"))
    #expect(CTGlyphInfoGetGlyphName(named) == "germandbls")
    #expect(CTGlyphInfoGetCharacterCollection(named) == .identityMapping)
    #expect(CTGlyphInfoCreateWithGlyphName("no such name", font, "a") == nil)
    let number = try #require(CTGlyphInfoCreateWithGlyph(CTGlyphInfoGetGlyph(named), font, "ss"))
    #expect(CTGlyphInfoGetGlyphName(number) == "germandbls")
    let last = CTFontGetGlyphCount(font)
    #expect(CTGlyphInfoCreateWithGlyph(CGGlyph(last), font, "a") == nil)
    #expect(CTGlyphInfoCreateWithGlyph(CGGlyph(last - 1), font, "a") != nil)
    let character = try #require(CTGlyphInfoCreateWithCharacterIdentifier(7, .adobeJapan1, "a"))
    #expect(CTGlyphInfoGetCharacterIdentifier(character) == 7)
    #expect(CTGlyphInfoGetGlyph(character) == 0 && CFGetTypeID(character) == CTGlyphInfoGetTypeID())
  }

  @Test("CoreText.CT43. Tab stops and limits of the distance of lines are read and written")
  func paragraphs() throws {
    let tab = CTTextTabCreate(.right, 70, nil)
    #expect(CTTextTabGetAlignment(tab) == .right && CTTextTabGetLocation(tab) == 70)
    #expect(CTTextTabGetOptions(tab) == nil && CFGetTypeID(tab) == CTTextTabGetTypeID())
    var tabs: CFArray = [tab]
    let style = withUnsafePointer(to: &tabs) {
      var setting = CTParagraphStyleSetting(
        spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: $0)
      return CTParagraphStyleCreate(&setting, 1)
    }
    #expect((style as NSParagraphStyle).tabStops == [tab])
    var read: CFArray?
    let isSet = withUnsafeMutablePointer(to: &read) {
      CTParagraphStyleGetValueForSpecifier(style, .tabStops, MemoryLayout<CFArray>.size, $0)
    }
    #expect(isSet && read as? [CTTextTab] == [tab])
    // The text after the tab ends at the stop.
    let text = NSMutableAttributedString(attributedString: string("\tTea"))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 4))
    let line = CTLineCreateWithAttributedString(text)
    #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - 70) < 0.6)
    func spacing(_ least: CGFloat, _ greatest: CGFloat, _ own: CGFloat) -> CGFloat {
      var values = [least, greatest, own]
      return values.withUnsafeMutableBufferPointer { values in
        let specs: [CTParagraphStyleSpecifier] = [
          .minimumLineSpacing, .maximumLineSpacing, .lineSpacingAdjustment,
        ]
        let settings = specs.indices.map {
          CTParagraphStyleSetting(
            spec: specs[$0], valueSize: MemoryLayout<CGFloat>.size,
            value: UnsafeRawPointer(values.baseAddress! + $0))
        }
        return (CTParagraphStyleCreate(settings, 3) as NSParagraphStyle).lineSpacing
      }
    }
    #expect(spacing(3, 6, 1) == 3 && spacing(3, 6, 9) == 6 && spacing(3, 6, 4) == 4)
  }

  @Test("CoreText.CT44. Base widths lead to the places of the glyphs, with their own origins")
  func baseAdvances() throws {
    // A combining mark has no width, and an origin of its own.
    let text = NSAttributedString(
      string: "xe\u{0323}y",
      attributes: [.font: try #require(UIFont(name: "DejaVu Sans", size: 20))])
    let line = CTLineCreateWithAttributedString(text)
    let run = try #require(CTLineGetGlyphRuns(line).first as? CTRun)
    let count = CTRunGetGlyphCount(run)
    var advances = [CGSize](repeating: .zero, count: count)
    var origins = [CGPoint](repeating: .zero, count: count)
    var positions = origins
    CTRunGetBaseAdvancesAndOrigins(run, CFRangeMake(0, 0), &advances, &origins)
    CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
    var x = positions[0].x
    for index in 0..<count {
      #expect(abs(x + origins[index].x - positions[index].x) < 0.001)
      #expect(origins[index].y == positions[index].y)
      x += advances[index].width
    }
    var last = [CGPoint.zero]
    CTRunGetBaseAdvancesAndOrigins(run, CFRangeMake(count - 1, 1), nil, &last)
    #expect(last[0] == origins[count - 1])
  }

  @Test("CoreText.CT46. Text can have the fill color of the context")
  func contextColor() throws {
    let text = NSMutableAttributedString(attributedString: string("HH"))
    let key = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
    text.addAttribute(key, value: true, range: NSRange(location: 1, length: 1))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 2))
    let line = CTLineCreateWithAttributedString(text)
    let context = try #require(
      CGContext(
        data: nil, width: 80, height: 50, bitsPerComponent: 8, bytesPerRow: 320,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.textPosition = CGPoint(x: 5, y: 10)
    CTLineDraw(line, context)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    func count(_ isColor: (Int) -> Bool) -> Int {
      (0..<4_000).count { bytes[$0 * 4 + 3] > 200 && isColor($0 * 4) }
    }
    let (red, black) = (count { bytes[$0] > 200 }, count { bytes[$0] < 50 })
    #expect(red > 50 && black > 50 && abs(red - black) < 60)
  }

  @Test("CoreText.CT45. A typesetter can force the direction of its paragraphs")
  func direction() throws {
    func first(_ options: CFDictionary?) throws -> CFIndex {
      let setter = try #require(
        CTTypesetterCreateWithAttributedStringAndOptions(string("12 אב"), options))
      let line = CTTypesetterCreateLine(setter, CFRangeMake(0, 0))
      let run = try #require(CTLineGetGlyphRuns(line).first as? CTRun)
      return CTRunGetStringRange(run).location
    }
    #expect(try first([kCTTypesetterOptionForcedEmbeddingLevel: 0]) == 0)
    #expect(try first([kCTTypesetterOptionForcedEmbeddingLevel: 1]) > 0)
  }
}
