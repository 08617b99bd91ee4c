import CWebp
import DisplayList
import Films
import Testing

/// Films as libwebp's own reader reads them.
@Suite struct FilmTests {
  private func picture(_ color: DrawingColor, _ bar: Double = 0) throws -> DrawingSurface {
    let surface = try DrawingSurface(width: 40, height: 30)
    let painter = DrawingPainter(on: surface)
    painter.perform(.paint(.color(color)))
    var path = DrawingPath()
    path.addRect(DrawingRect(x: 0, y: 0, width: bar, height: 30))
    painter.perform(.fill(path, .winding, .color(.white)))
    return surface
  }

  /// How long the pictures of a file are seen, and its size.
  private func read(_ bytes: [UInt8]) throws -> (durations: [Int], width: Int, height: Int) {
    try bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      let mux = try #require(WebPMuxCreate(&data, 1))
      defer { WebPMuxDelete(mux) }
      var (width, height): (Int32, Int32) = (0, 0)
      #expect(WebPMuxGetCanvasSize(mux, &width, &height) == WEBP_MUX_OK)
      var count: Int32 = 0
      #expect(WebPMuxNumChunks(mux, WEBP_CHUNK_ANMF, &count) == WEBP_MUX_OK)
      var durations: [Int] = []
      for number in 0..<UInt32(count) {
        var frame = WebPMuxFrameInfo()
        #expect(WebPMuxGetFrame(mux, number + 1, &frame) == WEBP_MUX_OK)
        durations.append(Int(frame.duration))
        WebPDataClear(&frame.bitstream)
      }
      return (durations, Int(width), Int(height))
    }
  }

  @Test("Each picture is seen until the next, of those of one moment the last")
  func durations() throws {
    let film = try Film(width: 40, height: 30)
    try film.add(picture(.black), at: 0)
    try film.add(picture(.black, 10), at: 17)
    try film.add(picture(.black, 15), at: 17)
    try film.add(picture(.black, 20), at: 1_000)
    #expect(film.count == 4)
    let file = try read(film.finish(at: 1_500))
    #expect(file.durations == [17, 983, 500])
    #expect(file.width == 40 && file.height == 30)
  }

  @Test("The same pictures are the same bytes, and a picture that does not fit is refused")
  func same() throws {
    let files = try (0..<2).map { _ in
      let film = try Film(width: 40, height: 30)
      for step in 0..<20 { try film.add(picture(.black, Double(step)), at: step * 16) }
      #expect(throws: FilmError.size(width: 10, height: 10)) {
        try film.add(DrawingSurface(width: 10, height: 10), at: 400)
      }
      return try film.finish(at: 400)
    }
    #expect(files[0] == files[1] && files[0].count < 10_000)
    #expect(throws: FilmError.impossible(width: 0, height: 5)) { try Film(width: 0, height: 5) }
    #expect(throws: FilmError.self) { try Film(width: 5, height: 5).finish(at: 1) }
  }
}
