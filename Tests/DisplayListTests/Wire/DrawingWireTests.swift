import TactusDisplayList
import TestSupport
import Testing

struct DrawingWireTests {
  @Test("A drawing is decoded as it was encoded", arguments: 0..<4)
  func roundTrip(seed: UInt64) throws {
    var maker = RandomDrawing(random: SeededRandom(seed: seed))
    let drawings = (0..<200).map { _ in maker.drawing() }
    let same = try drawings.allSatisfy {
      try DrawingReader.drawing(DrawingWriter.bytes(of: $0)) == $0
    }
    #expect(same)
  }

  @Test("Any bytes are either an error or a drawing that can be encoded")
  func hostile() throws {
    var maker = RandomDrawing(random: SeededRandom(seed: 7))
    var (read, refused, changed) = (0, 0, 0)
    for _ in 0..<300 {
      var bytes = DrawingWriter.bytes(of: maker.drawing())
      for _ in 0..<Int.random(in: 1...4, using: &maker.random) {
        bytes[Int.random(in: 4..<bytes.count, using: &maker.random)] = .random(
          in: 0...255, using: &maker.random)
      }
      if Bool.random(using: &maker.random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &maker.random))
      }
      do throws(DrawingFormatError) {
        let drawing = try DrawingReader.drawing(bytes)
        if try DrawingReader.drawing(DrawingWriter.bytes(of: drawing)) != drawing { changed += 1 }
        read += 1
      } catch {
        refused += 1
      }
    }
    #expect(changed == 0 && read > 0 && refused > 0, "\(read) read, \(refused) refused")
  }

  @Test("Hostile drawings are painted without harm", arguments: 0..<3)
  func painted(seed: UInt64) throws {
    var maker = RandomDrawing(random: SeededRandom(seed: seed + 100))
    let surface = try DrawingSurface(width: 60, height: 60)
    let painter = DrawingPainter(on: surface, scale: 2)
    for _ in 0..<100 { painter.paint(maker.drawing()) }
    // Afterwards the painter has its initial state.
    painter.paint(Drawing(width: 30, height: 30, commands: [.paint(.color(.white))]))
    let picture = Picture(surface.image)
    #expect(picture[0, 0] == [255, 255, 255, 255] && picture[59, 59] == [255, 255, 255, 255])
  }

  @Test("A truncated drawing is an error with its position")
  func cut() {
    var maker = RandomDrawing(random: SeededRandom(seed: 3))
    let bytes = DrawingWriter.bytes(of: maker.drawing())
    let errors = (0..<bytes.count).map { count in
      do throws(DrawingFormatError) {
        _ = try DrawingReader.drawing(Array(bytes[..<count]))
        return "none"
      } catch {
        return error.description
      }
    }
    #expect(errors.allSatisfy { $0.contains("byte") && !$0.contains("\n") })
  }

  @Test("An image is sent once, and an unknown one is an error")
  func pictures() throws {
    let image = try #require(
      DrawingImage(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256)))
    let frame = DrawingRect(x: 0, y: 0, width: 8, height: 8)
    let drawing = Drawing(
      width: 8, height: 8,
      commands: [.image(ImageDrawing(image, in: frame)), .image(ImageDrawing(image, in: frame))])
    let first = DrawingWriter.bytes(of: drawing)
    let later = DrawingWriter.bytes(of: drawing, known: [image.digest])
    #expect(first.count == later.count + 256 + 2 && later.count < 70)
    #expect(throws: DrawingFormatError.unknownImage(digest: image.digest)) {
      try DrawingReader.drawing(later)
    }
    let known = [image.digest: image]
    #expect(try DrawingReader.drawing(later) { known[$0] } == drawing)
  }

  @Test("Another version, another format and trailing bytes are errors")
  func refused() {
    let bytes = DrawingWriter.bytes(of: Drawing(width: 1, height: 1))
    #expect(throws: DrawingFormatError.notADrawing) { try DrawingReader.drawing([]) }
    #expect(throws: DrawingFormatError.notADrawing) { try DrawingReader.drawing([1, 2, 3, 4]) }
    var other = bytes
    other[3] = 9
    #expect(throws: DrawingFormatError.version(9)) { try DrawingReader.drawing(other) }
    #expect(throws: DrawingFormatError.self) { try DrawingReader.drawing(bytes + [0]) }
    // A count of four thousand million commands in a handful of bytes.
    #expect(throws: DrawingFormatError.self) {
      try DrawingReader.drawing(bytes.dropLast() + [0xFF, 0xFF, 0xFF, 0xFF, 0x0F])
    }
  }

  @Test("Invalid numbers are encoded as valid ones")
  func numbers() throws {
    let drawing = Drawing(
      width: 1, height: 1,
      commands: [.opacity(.nan), .opacity(.infinity), .paint(.color(.init(gray: .nan)))])
    let read = try DrawingReader.drawing(DrawingWriter.bytes(of: drawing))
    #expect(read.commands == [.opacity(0), .opacity(2_000_000), .paint(.color(.black))])
  }
}
