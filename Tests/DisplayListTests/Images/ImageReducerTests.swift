import TactusDisplayList
import TestSupport
import Testing

/// Step Turns.TU12, for drawings.
@Suite struct ImageReducerTests {
  /// Returns an opaque image whose left half is red and whose right half is blue.
  private func halves(_ width: Int, _ height: Int, alpha: UInt8 = 255) throws -> DrawingImage {
    let row = (0..<width).flatMap { x -> [UInt8] in
      x < width / 2 ? [0, 0, alpha, alpha] : [alpha, 0, 0, alpha]
    }
    let pixels = Array(repeatElement(row, count: height).joined())
    return try #require(DrawingImage(width: width, height: height, pixels: pixels))
  }

  private func images(_ drawing: Drawing) -> [DrawingImage] {
    drawing.commands.compactMap { if case .image(let image) = $0 { image.image } else { nil } }
  }

  private func drawing(_ commands: DrawingCommand...) -> Drawing {
    Drawing(width: 100, height: 100, commands: commands)
  }

  private let square = DrawingRect(x: 0, y: 0, width: 100, height: 100)

  @Test("A drawing within the limit stays as it is")
  func small() throws {
    var reducer = ImageReducer()
    let whole = drawing(.image(ImageDrawing(try halves(100, 100), in: square)))
    for limit in [1 << 20, DrawingWriter.bytes(of: whole).count + 40] {
      let result = reducer.reduce(whole, to: limit, scale: 1)
      #expect(result.drawing == whole && !result.losesDetails)
    }
  }

  @Test(
    "Turns.TU12. Pixels that nobody can see are left out first, and the picture stays the same",
    arguments: [(400, 400), (402, 401), (399, 403)])
  func invisible(width: Int, height: Int) throws {
    var reducer = ImageReducer()
    let whole = drawing(.image(ImageDrawing(try halves(width, height), in: square)))
    let limit = 100_000
    let result = reducer.reduce(whole, to: limit, scale: 1)
    #expect(!result.losesDetails)
    #expect(DrawingWriter.bytes(of: result.drawing).count <= limit)
    let reduced = try #require(images(result.drawing).first)
    #expect(reduced.width >= 100 && reduced.width < width)
    let before = try Picture(100, 100, whole.commands)
    let after = try Picture(100, 100, result.drawing.commands)
    for (x, y) in [(0, 0), (20, 50), (80, 50), (99, 99)] {
      #expect(zip(before[x, y], after[x, y]).allSatisfy { abs($0 - $1) <= 2 }, "\(x), \(y)")
    }
    // The same image is reduced once.
    let again = reducer.reduce(whole, to: limit, scale: 1)
    #expect(images(again.drawing).first === reduced)
  }

  @Test("A transform, a scale and a source rectangle count for what is visible")
  func visible() throws {
    let image = try halves(400, 400)
    let shrunk = ImageDrawing(image, in: DrawingRect(x: 0, y: 0, width: 400, height: 400))
    let cases: [([DrawingCommand], scale: Double, width: Int)] = [
      ([.transform(.scale(0.25, 0.25)), .image(shrunk)], 1, 100),
      ([.transform(.scale(0.25, 0.25)), .image(shrunk)], 2, 200),
      ([.save, .transform(.scale(0.1, 0.1)), .restore, .image(shrunk)], 0.5, 200),
      ([.beginLayer(nil), .transform(.scale(0.1, 0.1)), .endLayer, .image(shrunk)], 0.5, 200),
      // The same image is shown at two sizes: the larger one counts.
      (
        [
          .image(ImageDrawing(image, in: DrawingRect(x: 0, y: 0, width: 10, height: 10))),
          .image(ImageDrawing(image, in: DrawingRect(x: 0, y: 0, width: 200, height: 200))),
        ], 1, 200
      ),
      // A quarter of the image fills the square.
      (
        [
          .image(
            ImageDrawing(
              image, in: square, source: DrawingRect(x: 0, y: 0, width: 200, height: 200)))
        ], 1, 200
      ),
    ]
    for (commands, scale, width) in cases {
      var reducer = ImageReducer()
      let result = reducer.reduce(
        Drawing(width: 100, height: 100, commands: commands), to: 300_000, scale: scale)
      #expect(!result.losesDetails)
      #expect(images(result.drawing).allSatisfy { $0.width == width }, "\(commands)")
    }
  }

  @Test("A part of a reduced image is the same part")
  func part() throws {
    var reducer = ImageReducer()
    let right = DrawingRect(x: 203, y: 0, width: 200, height: 400)
    let whole = drawing(.image(ImageDrawing(try halves(403, 400), in: square, source: right)))
    let result = reducer.reduce(whole, to: 200_000, scale: 1)
    #expect(images(result.drawing).first?.width != 403)
    let picture = try Picture(100, 100, result.drawing.commands)
    #expect(picture[50, 50] == [0, 0, 255, 255] && picture[97, 50] == [0, 0, 255, 255])
  }

  @Test("Turns.TU12. If that is not enough, the largest images lose details, until they fit")
  func details() throws {
    var reducer = ImageReducer()
    let large = try halves(300, 300)
    let small = try halves(20, 20, alpha: 128)
    let whole = drawing(
      .image(ImageDrawing(large, in: DrawingRect(x: 0, y: 0, width: 600, height: 600))),
      .image(ImageDrawing(small, in: DrawingRect(x: 0, y: 0, width: 600, height: 600))))
    let result = reducer.reduce(whole, to: 30_000, scale: 3)
    #expect(result.losesDetails)
    #expect(DrawingWriter.bytes(of: result.drawing).count <= 30_000)
    #expect(images(result.drawing).map(\.width) == [75, 20])
    // Half transparent pixels keep their color and their alpha.
    let tiny = reducer.reduce(whole, to: 1_000, scale: 3)
    let picture = try Picture(
      10, 10,
      [
        .image(
          ImageDrawing(
            try #require(images(tiny.drawing).last),
            in: DrawingRect(x: 0, y: 0, width: 10, height: 10)))
      ])
    #expect(picture[1, 5] == [128, 0, 0, 128] && picture[8, 5] == [0, 0, 128, 128])
  }

  @Test("Tiles and images without a filter keep their pixels, whatever the limit is")
  func unreducible() throws {
    var reducer = ImageReducer()
    let image = try halves(200, 200)
    let tiles = drawing(.paint(.tiles(image, DrawingRect(x: 0, y: 0, width: 10, height: 10))))
    #expect(reducer.reduce(tiles, to: 1_000, scale: 1).drawing == tiles)
    // Details of an image without a filter are lost only if nothing else helps.
    let sharp = drawing(.image(ImageDrawing(image, in: square, sampling: .nearest)))
    #expect(reducer.reduce(sharp, to: 170_000, scale: 1).drawing == sharp)
    let result = reducer.reduce(sharp, to: 100_000, scale: 1)
    #expect(result.losesDetails && images(result.drawing).first?.width == 100)
  }

  @Test("Random drawings with reduced images can be read and painted", arguments: 0..<4)
  func random(seed: UInt64) throws {
    var maker = RandomDrawing(random: SeededRandom(seed: seed + 200))
    var reduced = 0
    for _ in 0..<200 {
      let whole = maker.drawing()
      var reducer = ImageReducer()
      let limit = DrawingWriter.bytes(of: whole).count / 4
      let result = reducer.reduce(whole, to: limit, scale: 1).drawing
      if result != whole { reduced += 1 }
      #expect(throws: Never.self) { try DrawingReader.drawing(DrawingWriter.bytes(of: result)) }
      _ = try Picture(10, 10, result.commands)
    }
    #expect(reduced > 0)
  }
}
