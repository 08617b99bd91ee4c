import CoreGraphics

extension CGContext {
  /// Returns an RGBA context.
  static func rgba(_ width: Int, _ height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// Returns red, green, blue and alpha of a pixel; rows are counted from the top, as in memory.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard let data else { return [] }
    let start = y * bytesPerRow + x * 4
    return (0..<4).map { data.load(fromByteOffset: start + $0, as: UInt8.self) }
  }
}
