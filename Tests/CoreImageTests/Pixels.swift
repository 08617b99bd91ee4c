import CoreImage
import Testing

/// Pixels as numbers, which no color management changes.
enum Pixels {
  /// Creates an image of rows of pixels, the topmost first: red, green, blue and alpha,
  /// premultiplied.
  static func image(_ rows: [[SIMD4<Float>]], in space: CGColorSpace? = nil) -> CIImage {
    let width = rows[0].count
    var numbers: [Float] = []
    for pixel in rows.joined() { numbers += [pixel.x, pixel.y, pixel.z, pixel.w] }
    return CIImage(
      bitmapData: numbers.withUnsafeBytes { Data($0) }, bytesPerRow: width * 16,
      size: CGSize(width: width, height: rows.count), format: .RGBAf, colorSpace: space)
  }

  /// Creates an image of gray pixels.
  static func gray(_ rows: [[Float]]) -> CIImage {
    image(rows.map { $0.map { SIMD4($0, $0, $0, 1) } })
  }

  /// A context without color management.
  static let context = CIContext(options: [.workingColorSpace: NSNull()])

  /// Returns the rows of pixels of a rectangle, the topmost first.
  static func rows(
    of image: CIImage, _ rect: CGRect? = nil, context: CIContext = context
  ) -> [[SIMD4<Float>]] {
    let rect = rect ?? image.extent
    let (width, height) = (Int(rect.width), Int(rect.height))
    var result = [SIMD4<Float>](repeating: .zero, count: width * height)
    result.withUnsafeMutableBytes { bytes in
      guard let memory = bytes.baseAddress else { return }
      context.render(
        image, toBitmap: memory, rowBytes: width * 16, bounds: rect, format: .RGBAf,
        colorSpace: nil)
    }
    return (0..<height).map { Array(result[$0 * width..<($0 + 1) * width]) }
  }

  /// Returns the red components of a rectangle, the topmost row first.
  static func reds(of image: CIImage, _ rect: CGRect? = nil) -> [[Float]] {
    rows(of: image, rect).map { $0.map(\.x) }
  }

  /// Returns the pixel at the origin after a filter.
  static func pixel(
    _ pixel: SIMD4<Float>, after name: String, _ values: [String: Any] = [:]
  ) -> SIMD4<Float> {
    rows(of: image([[pixel]]).applyingFilter(name, parameters: values))[0][0]
  }

  /// Returns whether two pixels differ by at most a small number, which is some units of the last
  /// place of numbers of 32 bits.
  static func areClose(
    _ one: SIMD4<Float>, _ two: SIMD4<Float>, _ tolerance: Float = 0.000_002
  ) -> Bool {
    let difference = one - two
    return (0..<4).allSatisfy { abs(difference[$0]) <= tolerance }
  }
}
