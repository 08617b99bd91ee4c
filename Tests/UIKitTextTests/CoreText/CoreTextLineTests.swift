import CoreText
import Foundation
import Testing
import UIKit

/// Tests the lines, typesetters and frames of Core Text.
@MainActor struct CoreTextLineTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func string(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.black])
  }

  private func width(_ text: String) -> Double { Double(string(text).size().width) }

  @Test("Lines, typesetters, fonts and paragraph styles have types of their own")
  func types() {
    let typesetter = CTTypesetterCreateWithAttributedString(string("Tea"))
    let values: [(Any, CFTypeID)] = [
      (CTLineCreateWithAttributedString(string("Tea")), CTLineGetTypeID()),
      (typesetter, CTTypesetterGetTypeID()),
      (CTFramesetterCreateWithAttributedString(string("Tea")), CTFramesetterGetTypeID()),
      (font, CTFontGetTypeID()), (font.fontDescriptor, CTFontDescriptorGetTypeID()),
      (NSParagraphStyle.default, CTParagraphStyleGetTypeID()),
      (NSMutableParagraphStyle(), CTParagraphStyleGetTypeID()),
    ]
    for (value, type) in values { #expect(CFGetTypeID(value) == type, "\(value)") }
    #expect(Set(values.map(\.1) + [CTRunGetTypeID(), CTFrameGetTypeID()]).count == 8)
  }

  @Test("CoreText.CT6. Text without attributes is in Helvetica of 12 points")
  func plain() {
    let plain = CTLineCreateWithAttributedString(NSAttributedString(string: "Kettle"))
    let named = CTLineCreateWithAttributedString(
      NSAttributedString(
        string: "Kettle",
        attributes: [
          NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Helvetica", 12, nil)
        ]))
    #expect(
      CTLineGetTypographicBounds(plain, nil, nil, nil)
        == CTLineGetTypographicBounds(named, nil, nil, nil))
  }

  @Test("CoreText.CT7. A line is as wide and high as UIKit's")
  func bounds() {
    let line = CTLineCreateWithAttributedString(string("Tea and\nbread"))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    let found = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(found - width("Tea and") - width("bread")) < 1, "\(found)")
    #expect(abs(ascent - font.ascender) < 0.01 && abs(descent + font.descender) < 0.01)
    #expect(leading == 0 && CTLineGetStringRange(line) == CFRange(location: 0, length: 13))
    #expect(CTLineGetGlyphCount(line) >= 12)
    let spaced = CTLineCreateWithAttributedString(string("Tea  "))
    let trailing = CTLineGetTrailingWhitespaceWidth(spaced)
    #expect(abs(trailing - 2 * (width("Te a") - width("Tea"))) < 0.5, "\(trailing)")
    #expect(abs(CTLineGetPenOffsetForFlush(spaced, 0.5, 100) - (100 - width("Tea")) / 2) < 0.5)
    #expect(CTLineGetPenOffsetForFlush(spaced, 1, 1) == 0)
  }

  @Test("CoreText.CT8, CoreText.CT15. A frame in turned coordinates is painted as UIKit paints it")
  func painted() throws {
    let text = string("Boil water, warm the pot, add leaves, and wait for three minutes.")
    let box = CGRect(x: 0, y: 0, width: 150, height: 120)
    let renderer = UIGraphicsImageRenderer(bounds: box)
    let expected = renderer.pngData { _ in text.draw(in: box) }
    let found = renderer.pngData { renderer in
      let context = renderer.cgContext
      context.textMatrix = .identity
      context.translateBy(x: 0, y: box.height)
      context.scaleBy(x: 1, y: -1)
      let setter = CTFramesetterCreateWithAttributedString(text)
      let path = CGPath(rect: box, transform: nil)
      CTFrameDraw(CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil), context)
    }
    #expect(found == expected)
    let empty = renderer.pngData { _ in }
    #expect(found != empty)
  }

  @Test("CoreText.CT8. The text position is where a line begins, and moves to its end")
  func textPosition() {
    let line = CTLineCreateWithAttributedString(string("Tea"))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40))
    _ = renderer.pngData { renderer in
      renderer.cgContext.textPosition = CGPoint(x: 10, y: 20)
      CTLineDraw(line, renderer.cgContext)
      let place = renderer.cgContext.textPosition
      #expect(abs(Double(place.x) - 10 - width("Tea")) < 0.01 && place.y == 20)
    }
  }

  @Test("CoreText.CT9. Positions and indices are each other's inverse", arguments: [0, 5])
  func positions(start: Int) {
    let whole = String(repeating: "·", count: start) + "Wägung 3,5 kg"
    let setter = CTTypesetterCreateWithAttributedString(string(whole))
    let line = CTTypesetterCreateLine(setter, CFRangeMake(start, 0))
    var last: CGFloat = -1
    for index in start...whole.utf16.count {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(offset > last)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == index)
      last = offset
    }
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == start)
    var edges: [Double] = []
    CTLineEnumerateCaretOffsets(line) { offset, _, isLeading, stop in
      if isLeading { edges.append(offset) }
      stop.pointee = edges.count == 4
    }
    #expect(edges.count == 4 && edges == edges.sorted() && edges[0] == 0)
  }

  @Test("CoreText.CT9. Text from right to left has its first character at the right")
  func rightToLeft() {
    let line = CTLineCreateWithAttributedString(string("שלום"))
    let first = CTLineGetOffsetForStringIndex(line, 0, nil)
    let end = CTLineGetOffsetForStringIndex(line, 4, nil)
    #expect(first > end && end >= -0.5, "\(first) \(end)")
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: first - 1, y: 0)) == 0)
    let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
    #expect(runs.count == 1 && CTRunGetStatus(runs[0]).contains(.rightToLeft))
  }

  @Test(
    "CoreText.CT10. A truncated line keeps as many characters as fit",
    arguments: [CTLineTruncationType.start, .end, .middle])
  func truncated(type: CTLineTruncationType) throws {
    let line = CTLineCreateWithAttributedString(string("A long name of a kettle"))
    let token = CTLineCreateWithAttributedString(string("…"))
    #expect(CTLineCreateTruncatedLine(line, 1_000, type, token) === line)
    for room in stride(from: 30.0, to: 200, by: 17) {
      let short = try #require(CTLineCreateTruncatedLine(line, room, type, token))
      let found = CTLineGetTypographicBounds(short, nil, nil, nil)
      #expect(found <= room && found > room - 25, "\(found) of \(room)")
    }
    #expect(CTLineCreateTruncatedLine(line, 3, type, token) == nil)
  }

  @Test("CoreText.CT11. A justified line is as wide as asked")
  func justified() throws {
    let line = CTLineCreateWithAttributedString(string("one two three"))
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 200))
    #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 200) < 0.5)
    #expect(CTLineCreateJustifiedLine(line, 1, 20) == nil)
    let word = CTLineCreateWithAttributedString(string("one"))
    #expect(CTLineCreateJustifiedLine(word, 1, 200) == nil)
  }

  @Test("CoreText.CT12. Runs have their glyphs, places and attributes")
  func runs() throws {
    let text = NSMutableAttributedString(attributedString: string("red blue"))
    text.addAttribute(
      NSAttributedString.Key(kCTForegroundColorAttributeName), value: UIColor.red.cgColor,
      range: NSRange(location: 0, length: 4))
    let line = CTLineCreateWithAttributedString(text)
    let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
    #expect(runs.count == 2 && runs.map { CTRunGetGlyphCount($0) }.reduce(0, +) == 8)
    #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 4, length: 4))
    #expect(CTRunGetAttributes(runs[0])[kCTForegroundColorAttributeName] is CGColor)
    #expect(CTRunGetAttributes(runs[1])[kCTForegroundColorAttributeName] == nil)
    var places = [CGPoint](repeating: .zero, count: 4)
    CTRunGetPositions(runs[1], CFRangeMake(0, 0), &places)
    #expect(places[0].x > 0 && places[0].x < places[3].x)
    var indices = [CFIndex](repeating: 0, count: 2)
    CTRunGetStringIndices(runs[1], CFRangeMake(1, 2), &indices)
    #expect(indices == [5, 6])
    let sum = runs.map { CTRunGetTypographicBounds($0, CFRangeMake(0, 0), nil, nil, nil) }
    #expect(abs(sum.reduce(0, +) - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.5)
    #expect(CTRunGetGlyphsPtr(runs[0])?.pointee != 0)
  }

  @Test("CoreText.CT13. A run delegate makes room, and releases its value")
  func delegates() throws {
    let released = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    released.initialize(to: false)
    defer { released.deallocate() }
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1,
      dealloc: { $0.assumingMemoryBound(to: Bool.self).pointee = true }, getAscent: { _ in 50 },
      getDescent: { _ in 10 }, getWidth: { _ in 70 })
    do { _ = CTRunDelegateCreate(&callbacks, released) }
    #expect(released.pointee)
    // Foundation for Linux keeps the attributes of strings, so this one is never released.
    callbacks.dealloc = { _ in }
    let delegate = try #require(CTRunDelegateCreate(&callbacks, released))
    let text = NSMutableAttributedString(attributedString: string("a b"))
    text.addAttribute(
      NSAttributedString.Key(kCTRunDelegateAttributeName), value: delegate,
      range: NSRange(location: 1, length: 1))
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    let found = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(abs(found - 70 - width("a") - width("b")) < 0.5, "\(found)")
    #expect(ascent >= 50 && descent >= 10)
    callbacks.version = 9
    #expect(CTRunDelegateCreate(&callbacks, released) == nil)
  }

  @Test("CoreText.CT14. Lines are suggested between words, and end with their paragraph")
  func breaks() {
    let text = "Boil the water\nand wait"
    let setter = CTTypesetterCreateWithAttributedString(string(text))
    #expect(CTTypesetterSuggestLineBreak(setter, 0, width("Boil the ") + 2) == 9)
    #expect(CTTypesetterSuggestLineBreak(setter, 9, 1_000) == 6)
    #expect(CTTypesetterSuggestLineBreak(setter, 15, 1_000) == 8)
    let cluster = CTTypesetterSuggestClusterBreak(setter, 0, width("Boil t") + 1)
    #expect(cluster == 6, "\(cluster)")
    #expect(CTTypesetterSuggestLineBreak(setter, 0, 0) == 1)
    #expect(CTTypesetterSuggestLineBreak(setter, 99, 100) == 0)
  }

  @Test("CoreText.CT15. A frame has the lines that fit, with origins from the lower left corner")
  func frames() throws {
    let text = string("one\ntwo\nthree\nfour\n")
    let setter = CTFramesetterCreateWithAttributedString(text)
    let box = CGRect(x: 5, y: 7, width: 100, height: 3 * font.lineHeight + 2)
    let frame = CTFramesetterCreateFrame(
      setter, CFRangeMake(0, 0), CGPath(rect: box, transform: nil), nil)
    let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
    #expect(lines.map { CTLineGetStringRange($0).length } == [4, 4, 6])
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: 14))
    #expect(CTFrameGetStringRange(frame) == CFRange(location: 0, length: 19))
    var origins = [CGPoint](repeating: .zero, count: 3)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(abs(origins[0].y - (box.height - font.ascender)) < 0.01)
    #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.01 && origins[2].x == 0)
    // The rest begins where the first frame ends.
    let rest = CTFramesetterCreateFrame(
      setter, CFRangeMake(14, 0), CGPath(rect: box, transform: nil), nil)
    let left = CTFrameGetLines(rest).compactMap { $0 as? CTLine }
    #expect(left.map(CTLineGetStringRange) == [CFRange(location: 14, length: 5)])
  }

  @Test("CoreText.CT16. The suggested size is that of the lines")
  func sizes() {
    let text = string("Boil the water and wait")
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fits = CFRange()
    let wide = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil,
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), &fits)
    #expect(abs(Double(wide.width) - width("Boil the water and wait")) < 0.5)
    #expect(abs(wide.height - font.lineHeight) < 0.5 && fits.length == text.length)
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: 2 * font.lineHeight + 1), &fits)
    #expect(narrow.width <= 100 && abs(narrow.height - 2 * font.lineHeight) < 0.5)
    #expect(fits.length > 8 && fits.length < text.length)
  }
}
