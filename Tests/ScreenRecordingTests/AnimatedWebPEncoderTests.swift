import CTactusWebp
import TactusDisplayList
import TactusScreenRecording
import Testing

/// Tests of animated WebP files, decoded with libwebp.
@Suite struct AnimatedWebPEncoderTests {
  private func picture(_ color: DrawingColor, _ bar: Double = 0) throws -> DrawingSurface {
    let surface = try DrawingSurface(width: 40, height: 30)
    let painter = DrawingPainter(on: surface)
    painter.execute(.paint(.color(color)))
    var path = DrawingPath()
    path.addRect(DrawingRect(x: 0, y: 0, width: bar, height: 30))
    painter.execute(.fill(path, .winding, .color(.white)))
    return surface
  }

  /// Returns the durations and the size of the frames of a file.
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

  @Test("Each picture lasts until the next, and the last of those at one time is used")
  func durations() throws {
    let encoder = try AnimatedWebPEncoder(width: 40, height: 30)
    try encoder.add(picture(.black), at: 0)
    try encoder.add(picture(.black, 10), at: 17)
    try encoder.add(picture(.black, 15), at: 17)
    try encoder.add(picture(.black, 20), at: 1_000)
    #expect(encoder.count == 4)
    let file = try read(encoder.finish(at: 1_500))
    #expect(file.durations == [17, 983, 500])
    #expect(file.width == 40 && file.height == 30)
  }

  @Test("Equal pictures yield equal bytes, and a picture of another size is an error")
  func same() throws {
    let files = try (0..<2).map { _ in
      let encoder = try AnimatedWebPEncoder(width: 40, height: 30)
      for step in 0..<20 { try encoder.add(picture(.black, Double(step)), at: step * 16) }
      #expect(throws: AnimatedWebPError.sizeMismatch(width: 10, height: 10)) {
        try encoder.add(DrawingSurface(width: 10, height: 10), at: 400)
      }
      return try encoder.finish(at: 400)
    }
    #expect(files[0] == files[1] && files[0].count < 10_000)
    #expect(throws: AnimatedWebPError.unsupportedSize(width: 0, height: 5)) {
      try AnimatedWebPEncoder(width: 0, height: 5)
    }
    #expect(throws: AnimatedWebPError.self) {
      try AnimatedWebPEncoder(width: 5, height: 5).finish(at: 1)
    }
  }
}
