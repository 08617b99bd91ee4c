extension CGImage {
  /// Returns an image of pixels with 8 bits of red, green, blue and premultiplied alpha; nil if the
  /// data is too short.
  static func sprite(
    _ data: Data, size: CGSize, bytesPerRow: Int, firstRowIsTop: Bool
  ) -> CGImage? {
    guard size.width >= 1, size.height >= 1, size.width < 1e5, size.height < 1e5 else {
      return nil
    }
    let (width, height) = (Int(size.width), Int(size.height))
    guard bytesPerRow >= width * 4, data.count >= bytesPerRow * (height - 1) + width * 4 else {
      SpriteWarning.misuse(
        "SKTexture: \(data.count) bytes are too few for \(width) × \(height) pixels in rows of "
          + "\(bytesPerRow) bytes")
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = data.startIndex + (firstRowIsTop ? row : height - 1 - row) * bytesPerRow
      bytes += data[start..<start + width * 4]
    }
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
