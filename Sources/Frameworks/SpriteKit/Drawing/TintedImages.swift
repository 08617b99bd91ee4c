/// A cache of tinted images.
@MainActor
final class TintedImages {
  /// The cache of the process.
  static let shared = TintedImages()

  private struct Key: Hashable {
    var image: ObjectIdentifier
    var color: [CGFloat]
  }

  /// The maximum number of cached images; a guess.
  private static let capacity = 64

  private var images: [Key: (source: CGImage, made: CGImage)] = [:]

  /// Returns an image multiplied by a mixture of white and a color.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - color: The color.
  ///   - part: The fraction of the color in the mixture, 0…1.
  func image(_ image: CGImage, color: UIColor, by part: CGFloat) -> CGImage {
    guard part > 0 else { return image }
    let mixed = UIColor.white.mixed(with: color, by: part).spriteComponents
    let key = Key(
      image: ObjectIdentifier(image), color: [mixed.red, mixed.green, mixed.blue, mixed.alpha])
    if let known = images[key] { return known.made }
    guard
      let made = Self.multiply(
        image, [mixed.red, mixed.green, mixed.blue].map { $0 * mixed.alpha },
        alpha: mixed.alpha)
    else { return image }
    if images.count >= Self.capacity { images = [:] }
    images[key] = (image, made)
    return made
  }

  private static func multiply(_ image: CGImage, _ factors: [CGFloat], alpha: CGFloat) -> CGImage? {
    let (width, height) = (image.width, image.height)
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data else { return nil }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    let factors = (factors + [alpha]).map { UInt32(max(0, min(255, ($0 * 255).rounded()))) }
    for index in 0..<width * height * 4 {
      bytes[index] = UInt8((UInt32(bytes[index]) * factors[index % 4] + 127) / 255)
    }
    return CGImage.sprite(
      Data(bytes: data, count: width * height * 4), size: CGSize(width: width, height: height),
      bytesPerRow: width * 4, firstRowIsTop: true)
  }
}
