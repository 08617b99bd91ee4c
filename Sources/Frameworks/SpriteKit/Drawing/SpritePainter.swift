/// The drawing of a sprite in its own coordinates.
@MainActor
struct SpritePainter {
  private let image: CGImage?
  private let color: UIColor
  private let rect: CGRect
  private let center: CGRect
  private let isSmooth: Bool
  private let blendMode: SKBlendMode

  /// Creates the drawing of a sprite.
  init(sprite: SKSpriteNode) {
    image = sprite.texture?.pixels.map {
      TintedImages.shared.image($0, color: sprite.color, by: sprite.colorBlendFactor)
    }
    color = sprite.texture == nil ? sprite.color : .clear
    rect = sprite.contentRect ?? .zero
    center = sprite.centerRect
    isSmooth = sprite.texture?.filteringMode != .nearest
    blendMode = sprite.blendMode
  }

  /// Creates the drawing of an image in a rectangle.
  init(_ image: CGImage?, in rect: CGRect, isSmooth: Bool, blendMode: SKBlendMode) {
    (self.image, self.rect, self.isSmooth) = (image, rect, isSmooth)
    (color, self.blendMode) = (.clear, blendMode)
    center = CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Draws the sprite at an opacity.
  func draw(in context: CGContext, alpha: CGFloat) {
    guard rect.width != 0, rect.height != 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    context.setAlpha(alpha)
    context.setBlendMode(blendMode.drawn)
    if let image {
      context.interpolationQuality = isSmooth ? .default : .none
      if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
        context.draw(image, in: rect)
      } else {
        drawParts(of: image, in: context)
      }
    } else {
      context.setFillColor(color.cgColor)
      context.fill(rect)
    }
    context.restoreGState()
  }

  /// Draws nine slices: corners at their own size, and stretched slices between them.
  private func drawParts(of image: CGImage, in context: CGContext) {
    let (wide, tall) = (CGFloat(image.width), CGFloat(image.height))
    let columns = Self.parts(center.minX, center.maxX, pixels: wide, from: rect.minX, rect.width)
    let rows = Self.parts(center.minY, center.maxY, pixels: tall, from: rect.minY, rect.height)
    for column in columns {
      for row in rows where column.pixels > 0 && row.pixels > 0 {
        // The rows of an image start at the top.
        let source = CGRect(
          x: column.start, y: tall - row.start - row.pixels, width: column.pixels,
          height: row.pixels)
        guard let part = image.cropping(to: source) else { continue }
        context.draw(
          part,
          in: CGRect(x: column.place, y: row.place, width: column.length, height: row.length))
      }
    }
  }

  private static func parts(
    _ low: CGFloat, _ high: CGFloat, pixels: CGFloat, from start: CGFloat, _ length: CGFloat
  ) -> [(start: CGFloat, pixels: CGFloat, place: CGFloat, length: CGFloat)] {
    let (first, last) = ((low * pixels).rounded(), (high * pixels).rounded())
    var (before, after) = (first, pixels - last)
    // Corners that do not fit shrink.
    if before + after > length, before + after > 0 {
      let factor = length / (before + after)
      (before, after) = (before * factor, after * factor)
    }
    return [
      (0, first, start, before), (first, last - first, start + before, length - before - after),
      (last, pixels - last, start + length - after, after),
    ]
  }
}
