import CoreGraphics
import TactusDisplayList
import Testing

struct TextTests {
  @Test("Glyphs are upright if y points up, at their text position")
  func glyphs() throws {
    let context = try #require(CGContext.rgba(60, 40))
    let letter = try #require(
      TextLayout("L", style: .system(size: 30)).lines.first?.runs.first?.glyphs.first)
    context.setFont(try #require(CGFont("Inter Display")))
    context.setFontSize(30)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.textPosition = CGPoint(x: 10, y: 10)
    context.showGlyphs([CGGlyph(letter.id)], at: [.zero])
    // An L has its bar at the bottom, 10 above the last row, and its stem at the left.
    let rows = (0..<40).filter { y in (0..<60).contains { context.pixel($0, y)[0] > 128 } }
    #expect((7...9).contains(try #require(rows.first)) && rows.last == 29)
    let lengths = [9, 29].map { y in (0..<60).count { context.pixel($0, y)[0] > 128 } }
    #expect(lengths[0] < 6 && lengths[1] > 9)
    #expect(CGFont("No Such Family") == nil)
  }

  @Test("A text layout is upright in a view")
  func layouts() throws {
    let context = try #require(
      CGContext(pixelsOf: CGSize(width: 60, height: 40), scale: 1, isOpaque: false))
    context.draw(TextLayout("L", style: .system(size: 30)), at: CGPoint(x: 10, y: 2))
    let rows = (0..<40).filter { y in (0..<60).contains { context.pixel($0, y)[3] > 128 } }
    #expect(rows.last == 29 || rows.last == 30)
  }
}
