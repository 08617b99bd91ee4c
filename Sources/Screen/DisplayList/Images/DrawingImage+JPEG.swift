internal import CTactusJPEG

extension DrawingImage {
  /// Creates an image from a JPEG; `nil` for other or damaged bytes, and for impossible sizes.
  public convenience init?(jpeg bytes: [UInt8]) {
    guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
    var (width, height): (Int32, Int32) = (0, 0)
    let count = UInt(bytes.count)
    guard tactusDecodeJPEG(bytes, count, &width, &height, nil) == 0,
      Self.isPossible(width: Int(width), height: Int(height))
    else { return nil }
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    guard tactusDecodeJPEG(bytes, count, &width, &height, &pixels) == 0 else { return nil }
    for place in stride(from: 3, to: pixels.count, by: 4) { pixels[place] = 255 }
    self.init(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// Returns the image on white as a JPEG; equal pixels and qualities yield equal bytes.
  ///
  /// - Parameter quality: The quality, 0…1.
  public func jpeg(quality: Double) -> [UInt8]? {
    var opaque = pixels
    // Premultiplied colors on white.
    for start in stride(from: 0, to: opaque.count, by: 4) where opaque[start + 3] < 255 {
      let rest = 255 - opaque[start + 3]
      for index in start..<start + 3 { opaque[index] += rest }
    }
    let percent = Int32((min(max(quality, 0), 1) * 100).rounded())
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { free(bytes) }
    guard
      tactusEncodeJPEG(opaque, Int32(width), Int32(height), max(percent, 1), &bytes, &count) == 0,
      let bytes
    else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
