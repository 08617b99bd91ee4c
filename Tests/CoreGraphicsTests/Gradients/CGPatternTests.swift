import CoreGraphics
import Testing

/// Patterns of tiles that an app draws.
@Suite struct CGPatternTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  /// Returns a pattern whose tile is a square of 2 in the lower left corner of a step of 4.
  private func pattern(
    _ isColored: Bool, matrix: CGAffineTransform = .identity, width: CGFloat = 2
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1)) }
        context.fill(CGRect(x: 0, y: 0, width: width, height: 2))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: width, height: 2), matrix: matrix, xStep: 4,
      yStep: 4, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  /// Returns the reds of the lower rows, from the bottom.
  private func rows(_ context: CGContext, _ count: Int) -> [String] {
    (0..<count).map { row in
      (0..<8).map { context.pixel($0, 7 - row)[3] > 128 ? "#" : "." }.joined()
    }
  }

  @Test("Drawing.CG4. A pattern with colors is repeated, moved by the phase, turned by its matrix")
  func colored() throws {
    let context = try #require(CGContext.rgba(8, 8))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(space.model == .pattern && space.baseColorSpace == nil)
    context.setFillColorSpace(space)
    context.setFillPattern(try #require(pattern(true)), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 7))
    #expect(rows(context, 4) == ["##..##..", "##..##..", "........", "........"])
    #expect(context.pixel(0, 7) == [255, 0, 0, 255])
    context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
    context.setPatternPhase(CGSize(width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(rows(context, 4) == ["........", ".##..##.", ".##..##.", "........"])
    context.setPatternPhase(.zero)
    context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
    // The coordinates at the time of drawing do not move a pattern.
    context.translateBy(x: 1, y: 0)
    context.setFillPattern(
      try #require(pattern(true, matrix: CGAffineTransform(scaleX: 2, y: 1))),
      colorComponents: [0.5])
    context.fill(CGRect(x: -1, y: 0, width: 8, height: 8))
    #expect(context.pixel(3, 7)[3] > 120 && context.pixel(3, 7)[3] < 136)
    #expect(context.pixel(5, 7)[3] == 0)
  }

  @Test("Drawing.CG4. A pattern without colors has that of its color, also along lines")
  func uncolored() throws {
    let context = try #require(CGContext.rgba(8, 8))
    let space = try #require(CGColorSpace(patternBaseSpace: rgb))
    let tile = try #require(pattern(false))
    context.setStrokeColorSpace(space)
    context.setStrokePattern(tile, colorComponents: [0, 1, 0, 1])
    context.stroke(CGRect(x: 1, y: 1, width: 6, height: 6), width: 2)
    #expect(context.pixel(0, 7) == [0, 255, 0, 255] && context.pixel(2, 7) == [0, 0, 0, 0])
    #expect(context.pixel(4, 3)[3] == 0)
    let color = try #require(
      CGColor(patternSpace: space, pattern: tile, components: [0, 0, 1, 1] as [CGFloat]))
    #expect(color.pattern === tile && color.components == [0, 0, 1, 1])
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(context.pixel(4, 3) == [0, 0, 255, 255])
    let half = try #require(color.copy(alpha: 0.5))
    #expect(half.pattern === tile && half.alpha == 0.5 && half != color)
    // A plain color ends the pattern.
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(context.pixel(2, 5) == [255, 0, 0, 255])
    #expect(CGColor.black.pattern == nil)
    #expect(CGColor(patternSpace: rgb, pattern: tile, components: [0, 0, 1, 1]) == nil)
  }

  @Test("Drawing.CG4. Content that is wider than a step reaches into the next tile")
  func overlapping() throws {
    let context = try #require(CGContext.rgba(8, 8))
    context.setFillPattern(try #require(pattern(true, width: 7)), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(rows(context, 3) == ["########", "########", "........"])
  }

  @Test("Drawing.CG4. There is no pattern without a step or a function")
  func impossible() {
    var none = CGPatternCallbacks()
    #expect(
      CGPattern(
        info: nil, bounds: .zero, matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion,
        isColored: true, callbacks: &none) == nil)
    none.drawPattern = { _, _ in }
    #expect(
      CGPattern(
        info: nil, bounds: .zero, matrix: .identity, xStep: 0, yStep: 1, tiling: .noDistortion,
        isColored: true, callbacks: &none) == nil)
  }
}
