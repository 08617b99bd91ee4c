import TactusDisplayList
import TestSupport
import Testing

struct DrawingIndexTests {
  @Test("The index has the images and glyphs of a drawing", arguments: 0..<4)
  func contents(seed: UInt64) throws {
    var maker = RandomDrawing(random: SeededRandom(seed: seed))
    var differences = 0
    for drawing in (0..<200).map({ _ in maker.drawing() }) {
      let index = try DrawingIndex(DrawingWriter.bytes(of: drawing))
      let glyphs = Dictionary(uniqueKeysWithValues: index.glyphs.map { ($0.font, Set($0.ids)) })
      if Set(index.images.map(\.digest)) != drawing.imageDigests { differences += 1 }
      if glyphs != drawing.glyphIDs { differences += 1 }
    }
    #expect(differences == 0)
  }

  @Test("Omitting images gives the bytes of an encoder that knows them", arguments: 0..<4)
  func omitting(seed: UInt64) throws {
    var maker = RandomDrawing(random: SeededRandom(seed: seed + 50))
    var (differences, shortened) = (0, 0)
    for drawing in (0..<200).map({ _ in maker.drawing() }) {
      let bytes = DrawingWriter.bytes(of: drawing)
      let index = try DrawingIndex(bytes)
      let known = drawing.imageDigests.filter { _ in Bool.random(using: &maker.random) }
      let short = index.bytes(omitting: known)
      if short != DrawingWriter.bytes(of: drawing, known: known) { differences += 1 }
      if short.count < bytes.count { shortened += 1 }
      if index.bytes(omitting: []) != bytes { differences += 1 }
    }
    #expect(differences == 0 && shortened > 0)
  }

  @Test("Any bytes give the error of the reader, or none", arguments: 0..<4)
  func hostile(seed: UInt64) {
    var maker = RandomDrawing(random: SeededRandom(seed: seed + 90))
    var (accepted, refused, differences) = (0, 0, 0)
    for _ in 0..<300 {
      var bytes = DrawingWriter.bytes(of: maker.drawing())
      for _ in 0..<Int.random(in: 1...4, using: &maker.random) {
        bytes[Int.random(in: 0..<bytes.count, using: &maker.random)] = .random(
          in: 0...255, using: &maker.random)
      }
      if Bool.random(using: &maker.random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &maker.random))
      }
      var expected: DrawingFormatError?
      do throws(DrawingFormatError) {
        _ = try DrawingReader.drawing(bytes)
        accepted += 1
      } catch {
        expected = error
        refused += 1
      }
      var found: DrawingFormatError?
      do throws(DrawingFormatError) { _ = try DrawingIndex(bytes) } catch { found = error }
      if found != expected { differences += 1 }
    }
    #expect(
      differences == 0 && accepted > 0 && refused > 0, "\(accepted) accepted, \(refused) refused")
  }

  @Test("The pixels of a verified image are not compared with its digest again")
  func verified() throws {
    let image = try #require(
      DrawingImage(width: 8, height: 8, pixels: [UInt8](repeating: 255, count: 256)))
    let frame = DrawingRect(x: 0, y: 0, width: 8, height: 8)
    let drawing = Drawing(
      width: 8, height: 8, commands: [.image(ImageDrawing(image, in: frame))])
    var bytes = DrawingWriter.bytes(of: drawing)
    let place = try #require(bytes.lastIndex(of: 255))
    bytes[place - 200] = 0
    #expect(throws: DrawingFormatError.self) { try DrawingIndex(bytes) }
    #expect(try DrawingIndex(bytes, verified: [image.digest]).images.map(\.byteCount) == [256])
    let omitted = DrawingWriter.bytes(of: drawing, known: [image.digest])
    #expect(throws: DrawingFormatError.unknownImage(digest: image.digest)) {
      try DrawingIndex(omitted, verified: [image.digest])
    }
  }
}

extension Drawing {
  /// The digests of all images that the drawing paints.
  fileprivate var imageDigests: Set<UInt64> {
    Set(
      commands.compactMap { command in
        switch command {
        case .image(let drawing): drawing.image.digest
        case .fill(_, _, .tiles(let image, _)), .stroke(_, _, .tiles(let image, _)),
          .paint(.tiles(let image, _)):
          image.digest
        default: nil
        }
      })
  }

  /// The numbers of the glyphs of all text, by font.
  fileprivate var glyphIDs: [DrawingFont: Set<UInt32>] {
    var glyphs: [DrawingFont: Set<UInt32>] = [:]
    for case .text(let run) in commands {
      for glyph in run.glyphs { glyphs[run.font, default: []].insert(glyph.id) }
    }
    return glyphs
  }
}
