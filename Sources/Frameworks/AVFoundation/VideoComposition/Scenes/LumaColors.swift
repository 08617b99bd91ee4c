/// The conversion of RGB to YCbCr, and back.
///
/// - Source: ITU-R BT.601 for frames of less than 720 rows, else BT.709, as GStreamer's default.
///   Confidence: documented for the factors, guess for the choice.
struct LumaColors {
  private let red: Float
  private let blue: Float
  private let isFull: Bool

  init(isFull: Bool, height: Int) {
    (red, blue) = height < 720 ? (0.299, 0.114) : (0.2126, 0.0722)
    self.isFull = isFull
  }

  /// Returns the YCbCr components of a color.
  func luma(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> (UInt8, UInt8, UInt8) {
    let (r, g, b) = (Float(r) / 255, Float(g) / 255, Float(b) / 255)
    let y = red * r + (1 - red - blue) * g + blue * b
    let (u, v) = ((b - y) / (2 * (1 - blue)), (r - y) / (2 * (1 - red)))
    return isFull
      ? (Self.byte(y * 255), Self.byte(128 + u * 255), Self.byte(128 + v * 255))
      : (Self.byte(16 + y * 219), Self.byte(128 + u * 224), Self.byte(128 + v * 224))
  }

  /// Returns the RGB color of YCbCr components.
  func color(_ y: UInt8, _ u: UInt8, _ v: UInt8) -> (UInt8, UInt8, UInt8) {
    let scale: Float = isFull ? 255 : 224
    let (u, v) = ((Float(u) - 128) / scale, (Float(v) - 128) / scale)
    let y = isFull ? Float(y) / 255 : (Float(y) - 16) / 219
    let (r, b) = (y + 2 * (1 - red) * v, y + 2 * (1 - blue) * u)
    let g = (y - red * r - blue * b) / (1 - red - blue)
    return (Self.byte(r * 255), Self.byte(g * 255), Self.byte(b * 255))
  }

  private static func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
}
