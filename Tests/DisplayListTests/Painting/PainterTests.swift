import TactusDisplayList
import Testing

struct PainterTests {
  @Test("An image is painted in its frame, with the first row on top", arguments: [1, 2, 3])
  func images(scale: Int) throws {
    // Red and green above, blue and white below.
    let image = try #require(
      DrawingImage(
        width: 2, height: 2,
        pixels: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255]))
    let picture = try Picture(
      20, 20, scale: Double(scale),
      [
        .image(
          ImageDrawing(
            image, in: DrawingRect(x: 2, y: 4, width: 10, height: 10), sampling: .nearest))
      ])
    func pixel(_ x: Int, _ y: Int) -> [Int] { picture[x * scale, y * scale] }
    #expect(pixel(3, 5) == [255, 0, 0, 255] && pixel(10, 5) == [0, 255, 0, 255])
    #expect(pixel(3, 12) == [0, 0, 255, 255] && pixel(10, 12) == [255, 255, 255, 255])
    #expect(pixel(1, 5) == [0, 0, 0, 0] && pixel(12, 12) == [0, 0, 0, 0])
  }

  @Test("A part of an image is not mixed with its neighbors, and a tint uses only its alpha")
  func parts() throws {
    let image = try #require(
      DrawingImage(
        width: 2, height: 1, pixels: [0, 0, 255, 255, 128, 0, 0, 128]))
    let frame = DrawingRect(x: 0, y: 0, width: 20, height: 20)
    let part = try Picture(
      20, 20,
      [
        .image(
          ImageDrawing(
            image, in: frame, source: DrawingRect(x: 0, y: 0, width: 1, height: 1)))
      ])
    #expect(part[0, 0] == [255, 0, 0, 255] && part[19, 19] == [255, 0, 0, 255])
    let tinted = try Picture(
      20, 20,
      [
        .image(
          ImageDrawing(
            image, in: frame, sampling: .nearest,
            tint: DrawingColor(red: 0, green: 1, blue: 0)))
      ])
    #expect(tinted[2, 2] == [0, 255, 0, 255] && tinted[18, 2] == [0, 128, 0, 128])
  }

  @Test("Tiles begin at their rectangle, and respect the opacity")
  func tiles() throws {
    let image = try #require(
      DrawingImage(width: 2, height: 1, pixels: [0, 0, 255, 255, 255, 0, 0, 255]))
    let tiles = DrawingPaint.tiles(image, DrawingRect(x: 1, y: 0, width: 2, height: 1))
    let picture = try Picture(12, 4, [.opacity(0.5), .paint(tiles)])
    #expect(picture[1, 0] == [128, 0, 0, 128] && picture[2, 0] == [0, 0, 128, 128])
    #expect(picture[5, 3] == [128, 0, 0, 128] && picture[0, 0] == [0, 0, 128, 128])
  }

  @Test("The graphics state is saved and restored, and unbalanced commands have no effect")
  func state() throws {
    let picture = try Picture(
      10, 10,
      [
        .restore, .endLayer, .save, .opacity(0.5), .clip(.rect(0, 0, 5, 10), .winding),
        .beginLayer(nil), .save, .paint(.color(.white)), .endLayer, .restore, .restore,
        .fill(.rect(8, 0, 2, 10), .winding, .color(.white)),
      ])
    #expect(picture[2, 2] == [128, 128, 128, 128] && picture[6, 2] == [0, 0, 0, 0])
    #expect(picture[9, 2] == [255, 255, 255, 255])
  }

  @Test("With a singular transform nothing is visible until the state is restored")
  func flat() throws {
    let picture = try Picture(
      4, 4,
      [
        .save, .transform(.scale(0, 1)), .paint(.color(.black)), .restore,
        .fill(.rect(0, 0, 2, 4), .winding, .color(.white)),
      ])
    #expect(picture[1, 1] == [255, 255, 255, 255] && picture[3, 1] == [0, 0, 0, 0])
  }

  @Test("Layers beyond the limit are painted into the layer around them")
  func deep() throws {
    let count = DrawingPainter.layerLimit + 20
    let picture = try Picture(
      4, 4,
      Array(repeating: .beginLayer(nil), count: count) + [.paint(.color(.white))]
        + Array(repeating: .endLayer, count: count))
    #expect(picture[1, 1] == [255, 255, 255, 255])
  }

  @Test("A gradient may extend at either end alone")
  func extents() throws {
    func picture(_ before: Bool, _ after: Bool) throws -> Picture {
      try Picture(
        30, 2,
        [
          .paint(
            .gradient(
              DrawingGradient(
                .linear(from: DrawingPoint(10, 0), to: DrawingPoint(20, 0)),
                stops: [.init(0, .white), .init(1, .white)], extendsBefore: before,
                extendsAfter: after)))
        ])
    }
    for (before, after) in [(true, true), (true, false), (false, true), (false, false)] {
      let picture = try picture(before, after)
      #expect(picture[15, 0][3] == 255, "\(before) \(after)")
      #expect(picture[2, 0][3] == (before ? 255 : 0) && picture[28, 0][3] == (after ? 255 : 0))
    }
  }

  @Test("A conic gradient interpolates its colors by angle")
  func conic() throws {
    let picture = try Picture(
      40, 40,
      [
        .paint(
          .gradient(
            DrawingGradient(
              .conic(around: DrawingPoint(20, 20), angle: 0),
              stops: [.init(0, .black), .init(1, .white)])))
      ])
    let grays = [(39, 21), (20, 39), (0, 20), (20, 0)].map { picture[$0, $1][0] }
    let off = zip(grays, [0, 64, 128, 191]).map { abs($0 - $1) }.max() ?? 255
    #expect(off <= 5, "\(grays)")
    let opaque = (0..<40).allSatisfy { x in (0..<40).allSatisfy { picture[x, $0][3] == 255 } }
    #expect(opaque)
  }

  @Test("Glyphs larger than any screen are not drawn")
  func hugeLetters() throws {
    let letter = TextRun.Glyph(id: 36, offset: DrawingPoint(0, 0), cluster: 0)
    func picture(_ size: Double, _ scale: Double) throws -> Picture {
      let run = TextRun(
        font: DrawingFont(), size: size, color: .black, origin: DrawingPoint(0, 0.8 * size),
        glyphs: [letter], text: "A")
      return try Picture(20, 20, [.transform(.scale(scale, scale)), .text(run)])
    }
    #expect(try picture(20, 1).coverage > 20)
    #expect(try picture(0.001, 20_000).coverage > 20)
    #expect(try picture(1e6, 1).coverage == 0)
    #expect(try picture(20, 1e4).coverage == 0)
  }

  @Test("Edges without antialiasing have no intermediate pixels")
  func hardEdges() throws {
    let picture = try Picture(
      20, 20, [.antialias(false), .fill(.disc(10, 10, 7.3), .winding, .color(.white))])
    let alphas = Set((0..<20).flatMap { x in (0..<20).map { picture[x, $0][3] } })
    #expect(alphas == [0, 255])
  }

  @Test("A PNG keeps all pixels, and invalid bytes are an error")
  func png() throws {
    let surface = try DrawingSurface(width: 9, height: 7)
    DrawingPainter(on: surface).execute(.fill(.disc(4, 4, 3), .winding, .color(.white)))
    let bytes = try surface.png()
    #expect(try bytes == surface.png())
    #expect(try DrawingSurface(png: bytes).image == surface.image)
    #expect(throws: SurfaceError.self) { try DrawingSurface(png: Array(bytes.prefix(60))) }
    #expect(throws: SurfaceError.self) { try DrawingSurface(png: [1, 2, 3]) }
    var huge = bytes
    huge.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: SurfaceError.size(width: 0x7FFF_FFFF, height: 7)) {
      try DrawingSurface(png: huge)
    }
    #expect(throws: SurfaceError.size(width: 0, height: 5)) {
      try DrawingSurface(width: 0, height: 5)
    }
  }
}
