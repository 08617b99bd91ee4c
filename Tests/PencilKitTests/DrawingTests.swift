import PencilKit
import ScreenTestSupport
import TestSupport
import Testing

/// Steps Ink.ST1–ST2, Ink.DR1–DR4 and Ink.DF1–DF4.
@MainActor @Suite struct DrawingTests {
  /// Returns a rectangle without rounding errors.
  private static func rounded(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGRect(
      x: round(rect.minX), y: round(rect.minY), width: round(rect.width),
      height: round(rect.height))
  }

  @Test("Ink.ST1. The bounds of a stroke contain its ink, transformed and masked")
  func strokeBounds() {
    var stroke = StrokePoints.line()
    #expect(Self.rounded(stroke.renderBounds) == CGRect(x: 5, y: 45, width: 90, height: 10))
    stroke.transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 2)
    #expect(Self.rounded(stroke.renderBounds) == CGRect(x: 110, y: 90, width: 180, height: 20))
    stroke.mask = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(Self.rounded(stroke.renderBounds) == CGRect(x: 110, y: 90, width: 90, height: 20))
    #expect(PKStroke(ink: PKInk(.pen), path: PKStrokePath()).renderBounds.isNull)
  }

  @Test("Ink.ST2. A mask leaves ranges of the path")
  func maskedRanges() {
    var stroke = StrokePoints.line()
    #expect(stroke.maskedPathRanges == [0...8])
    let mask = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 100))
    mask.append(UIBezierPath(rect: CGRect(x: 60, y: 0, width: 15, height: 100)))
    stroke.mask = mask
    let ranges = stroke.maskedPathRanges
    let expected: [ClosedRange<CGFloat>] = [0...2, 5...6.5]
    #expect(
      ranges.count == 2
        && zip(ranges, expected).allSatisfy {
          abs($0.lowerBound - $1.lowerBound) < 1e-3 && abs($0.upperBound - $1.upperBound) < 1e-3
        })
    // The mask is that of the time when it was set.
    mask.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(stroke.maskedPathRanges.count == 2)
    stroke.mask = UIBezierPath()
    #expect(stroke.maskedPathRanges.isEmpty)
  }

  @Test("Ink.DR1, Ink.DR2. A picture of the bounds has all ink, and is transparent elsewhere")
  func pictures() throws {
    var drawing = PKDrawing()
    #expect(drawing.bounds.isNull && drawing.image(from: .null, scale: 1).size == .zero)
    drawing.strokes = [
      StrokePoints.line(PKInk(.pen, color: .red)),
      StrokePoints.line(PKInk(.monoline, color: .blue), y: 100, width: 4),
    ]
    #expect(Self.rounded(drawing.bounds) == CGRect(x: 5, y: 45, width: 90, height: 57))
    let image = drawing.image(from: drawing.bounds, scale: 2)
    #expect(image.size == CGSize(width: 90, height: 57) && image.scale == 2)
    let pixels = RenderedImage(90, 57, scale: 2, on: nil) { _ in image.draw(at: .zero) }
    #expect(pixels.color(45, 5) == [255, 0, 0] && pixels.color(45, 55) == [0, 0, 255])
    #expect(pixels.color(45, 30) == [0, 0, 0])
    let part = drawing.image(from: CGRect(x: 40, y: 90, width: 20, height: 20), scale: 1)
    let small = RenderedImage(20, 20, scale: 1) { _ in part.draw(at: .zero) }
    #expect(small.color(10, 10) == [0, 0, 255] && small.color(10, 2) == [255, 255, 255])
    let usual = UIGraphicsImageRendererFormat().scale
    #expect(drawing.image(from: drawing.bounds, scale: 0).scale == usual)
  }

  @Test("Ink.IN5, Ink.DR2. A picture in the dark style has converted colors")
  func darkPictures() {
    let drawing = PKDrawing(strokes: [StrokePoints.line()])
    var image = UIImage()
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      image = drawing.image(from: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
    }
    let pixels = RenderedImage(100, 100, scale: 1, on: .red) { _ in image.draw(at: .zero) }
    #expect(pixels.color(50, 50) == [255, 255, 255])
  }

  @Test("Ink.DR3, Ink.DR4. Drawings are transformed, joined and compared")
  func changes() {
    let line = StrokePoints.line()
    let drawing = PKDrawing(strokes: [line])
    let moved = drawing.transformed(using: CGAffineTransform(translationX: 10, y: 20))
    #expect(
      Self.rounded(moved.bounds) == Self.rounded(drawing.bounds.offsetBy(dx: 10, dy: 20))
        && moved != drawing)
    var both = drawing
    both.append(moved)
    #expect(both.strokes.count == 2 && both == drawing.appending(moved))
    both.transform(using: CGAffineTransform(scaleX: 2, y: 2))
    #expect(Self.rounded(both.bounds) == CGRect(x: 10, y: 90, width: 200, height: 60))
    let redrawn = PKStroke(ink: line.ink, path: line.path, randomSeed: line.randomSeed)
    #expect(PKDrawing(strokes: [redrawn]) == drawing)
    for change in [
      { $0.ink.color = .red }, { $0.ink.inkType = .pencil }, { $0.randomSeed = 2 },
      { $0.mask = UIBezierPath(rect: .zero) }, { $0.path = StrokePoints.path([]) },
    ] as [(inout PKStroke) -> Void] {
      var other = line
      change(&other)
      #expect(PKDrawing(strokes: [other]) != drawing)
    }
  }

  private static func random(_ random: inout SeededRandom) -> PKDrawing {
    PKDrawing(
      strokes: (0..<Int.random(in: 0...4, using: &random)).map { index in
        var stroke = PKStroke(
          ink: PKInk(
            [.pen, .pencil, .marker, .crayon][index],
            color: UIColor(
              red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
              blue: 0.25, alpha: .random(in: 0...1, using: &random))),
          path: StrokePoints.random(&random),
          transform: CGAffineTransform(rotationAngle: .random(in: 0...6, using: &random)),
          randomSeed: .random(in: 0 ... .max, using: &random))
        if Bool.random(using: &random) {
          let mask = UIBezierPath(ovalIn: CGRect(x: -50, y: 20, width: 90, height: 70))
          mask.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 9, y: -7))
          stroke.mask = mask
        }
        return stroke
      })
  }

  @Test("Ink.DF3, Ink.DF4. Drawings survive their data", arguments: 0..<60 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let drawing = Self.random(&random)
    let data = drawing.dataRepresentation()
    let again = try PKDrawing(data: data)
    #expect(again == drawing && again.dataRepresentation() == data)
    let json = try JSONEncoder().encode([drawing])
    #expect(try JSONDecoder().decode([PKDrawing].self, from: json) == [drawing])
  }

  @Test("Ink.DF3. Colors beyond sRGB survive, and components that are no numbers are 0")
  func wideColors() throws {
    let path = StrokePoints.path([StrokePoints.point(1, 2)])
    let color = UIColor(red: 1.09, green: -0.23, blue: .nan, alpha: 0.5)
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.crayon, color: color), path: path)])
    let again = try PKDrawing(data: drawing.dataRepresentation())
    let read = try #require(again.strokes.first).ink.color
    #expect(read == UIColor(red: 1.09, green: -0.23, blue: 0, alpha: 0.5))
    // Such a stroke is painted.
    #expect(again.image(from: CGRect(x: 0, y: 0, width: 4, height: 4), scale: 1).size.width == 4)
  }

  @Test("Ink.DF1. Data of an iPhone, and other foreign data, is refused with a clear text")
  func foreignData() throws {
    // How the data of an iPhone begins, and of other things.
    let strangers: [[UInt8]] = [
      [0x77, 0x72, 0x64, 0xF0, 1, 0, 16, 0], [], Array("bplist00".utf8), Array("{}".utf8),
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    ]
    for bytes in strangers {
      do {
        _ = try PKDrawing(data: Data(bytes))
        Issue.record("\(bytes) was read")
      } catch {
        #expect(error.localizedDescription.contains("format of Apple's that is not published"))
      }
    }
  }

  @Test("Ink.DF2. The format is the one that is described")
  func format() throws {
    let empty = PKDrawing().dataRepresentation()
    #expect(Array(empty) == [0xD2] + Array("TDRAW\n".utf8) + [1, 0, 0, 0, 0])
    var newer = empty
    newer[7] = 9
    do {
      _ = try PKDrawing(data: newer)
      Issue.record("a newer version was read")
    } catch {
      #expect(error.localizedDescription == "The drawing has version 9 of the format, not 1.")
    }
    let dot = PKStroke(
      ink: PKInk(.pen), path: StrokePoints.path([StrokePoints.point(1, 2)]), randomSeed: 5)
    // Signature, count; ink, color, transform, seed, date, count, a point, no mask.
    let size = 8 + 4 + (4 + 17) + 4 * 8 + 6 * 8 + 4 + 8 + 4 + 80 + 1
    #expect(PKDrawing(strokes: [dot]).dataRepresentation().count == size)
    #expect((PKAppleDrawingTypeIdentifier as String) == "com.apple.drawing")
  }

  @Test("Ink.DF3. Damaged data is refused or read, and needs no more memory than it has bytes")
  func damage() throws {
    var random = SeededRandom(seed: 11)
    let data = PKDrawing(strokes: [StrokePoints.line(), StrokePoints.line()]).dataRepresentation()
    for count in 0..<data.count {
      #expect(throws: (any Error).self) { try PKDrawing(data: data.prefix(count)) }
    }
    #expect(throws: (any Error).self) { try PKDrawing(data: data + [0]) }
    var refused = 0
    for _ in 0..<2000 {
      var damaged = data
      let place = Int.random(in: 8..<data.count, using: &random)
      damaged[place] = .random(in: 0 ... .max, using: &random)
      guard let drawing = try? PKDrawing(data: damaged) else {
        refused += 1
        continue
      }
      #expect(drawing.dataRepresentation() == damaged)
    }
    #expect(refused > 50)
    // A count of four thousand million strokes.
    #expect(throws: (any Error).self) {
      try PKDrawing(data: data.prefix(8) + [255, 255, 255, 255])
    }
  }
}
