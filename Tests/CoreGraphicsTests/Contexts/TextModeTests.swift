import CoreGraphics
import Foundation
import TactusDisplayList
import Testing

/// Tests of text drawing modes, and of fonts that are not registered.
struct TextModeTests {
  /// Draws a large H in a mode, in a text color or by its glyph, and returns the context.
  private func context(
    _ mode: CGTextDrawingMode, byGlyph: Bool, then body: (CGContext) -> Void = { _ in }
  ) throws -> CGContext {
    let context = try #require(CGContext.rgba(60, 60))
    context.setTextDrawingMode(mode)
    context.setLineWidth(2)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    let layout = TextLayout(
      "H", style: .system(size: 60, weight: 900, color: DrawingColor(red: 1, green: 0, blue: 0)))
    let run = try #require(layout.lines.first?.runs.first)
    let glyph = try #require(run.glyphs.first)
    if byGlyph {
      context.setFont(try #require(CGFont(run.font.family as CFString)))
      context.setFontSize(60)
      context.showGlyphs([CGGlyph(glyph.id)], at: [CGPoint(x: 5, y: 10)])
    } else {
      context.translateBy(x: 0, y: 60)
      context.scaleBy(x: 1, y: -1)
      context.draw(layout, at: CGPoint(x: 5, y: -5))
    }
    body(context)
    return context
  }

  /// Returns the numbers of pixels that are nearly red, blue and green.
  private func counts(_ context: CGContext) -> [Int] {
    [0, 2, 1].map { channel in
      (0..<3_600).count { index in
        let pixel = context.pixel(index % 60, index / 60)
        return pixel[channel] > 200 && pixel[3] > 200
      }
    }
  }

  @Test("Drawing.CG9. Glyphs are filled, stroked or both", arguments: [false, true])
  func modes(byGlyph: Bool) throws {
    let filled = counts(try context(.fill, byGlyph: byGlyph))
    #expect(filled[0] > 300 && filled[1] == 0)
    let stroked = counts(try context(.stroke, byGlyph: byGlyph))
    // A layout's outline has the color of its text.
    let line = byGlyph ? stroked[1] : stroked[0]
    #expect(line > 60 && line < filled[0])
    #expect(stroked[byGlyph ? 0 : 1] == 0)
    let both = counts(try context(.fillStroke, byGlyph: byGlyph))
    #expect(byGlyph ? both[0] > 60 && both[1] > 60 : both[0] > filled[0])
    #expect(counts(try context(.invisible, byGlyph: byGlyph)) == [0, 0, 0])
  }

  @Test("Drawing.CG9. Later content is clipped to the glyphs", arguments: [false, true])
  func clips(byGlyph: Bool) throws {
    func paintGreen(_ context: CGContext) {
      context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    let filled = counts(try context(.fill, byGlyph: byGlyph))[0]
    for mode in [CGTextDrawingMode.clip, .fillClip] {
      let clipped = counts(try context(mode, byGlyph: byGlyph, then: paintGreen))
      #expect(clipped[0] == 0 && abs(clipped[2] - filled) < filled / 10, "\(mode)")
    }
    let all = counts(try context(.invisible, byGlyph: byGlyph, then: paintGreen))
    #expect(all[2] == 3_600)
  }

  @Test("Drawing.CG10. A font of bytes is drawn, and has the values of its tables")
  func fonts() throws {
    var data = try Data(
      contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    for (old, new) in [("DejaVu Sans", "Pitche Sans"), ("DejaVuSans", "PitcheSans")] {
      for encoding in [String.Encoding.utf16BigEndian, .macOSRoman] {
        let (old, new) = (
          try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
        )
        while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
      }
    }
    let provider = try #require(CGDataProvider(data: data as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "PitcheSans" && font.unitsPerEm == 2_048)
    // The values of DejaVu Sans 2.37.
    #expect(font.ascent == 1_901 && font.descent == -483 && font.leading == 0)
    #expect(font.capHeight == 1_493 && font.xHeight == 1_120 && font.italicAngle == 0)
    #expect(font.numberOfGlyphs > 6_000 && font.fontBBox.width > 2_048)
    let tags = try #require(font.tableTags as? [UInt32])
    #expect(tags.contains(0x676C_7966) && font.table(for: 0x676C_7966) != nil)
    #expect(font.table(for: 0x4142_4344) == nil)
    let glyph = font.getGlyphWithGlyphName(name: "H")
    #expect(font.name(for: glyph) == "H" && font.getGlyphWithGlyphName(name: "no such") == 0)
    var (advances, boxes) = ([Int32(0)], [CGRect.zero])
    #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advances))
    #expect(font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &boxes))
    #expect(advances[0] == 1_540 && boxes[0].height == 1_493 && boxes[0].minY == 0)
    #expect(!font.getGlyphAdvances(glyphs: [.max], count: 1, advances: &advances))
    let context = try #require(CGContext.rgba(60, 60))
    context.setFont(font)
    context.setFontSize(60)
    context.showGlyphs([glyph], at: [CGPoint(x: 5, y: 5)])
    let rows = (0..<60).filter { y in (0..<60).contains { context.pixel($0, y)[3] > 200 } }
    // The height of capitals is 0.73 of the size.
    #expect(abs(rows.count - 44) <= 1 && rows.last == 54)
  }
}
