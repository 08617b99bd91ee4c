/// A drawing that is painted once and drawn many times.
///
/// - Thread: any, but one at a time.
public final class CGLayer: _CoreFoundationObject {
  /// The size in points.
  public let size: CGSize
  /// The context that paints the layer, in points from the lower left corner.
  public var context: CGContext? { painter }

  private let painter: CGContext

  /// Creates a layer for a context.
  ///
  /// - Parameters:
  ///   - context: The context in which the layer is drawn; its scale makes no difference.
  ///   - size: The size in points.
  ///   - auxiliaryInfo: Ignored.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0,
      let painter = CGContext(
        data: nil, width: Int((size.width * Self.scale).rounded(.up)),
        height: Int((size.height * Self.scale).rounded(.up)), bitsPerComponent: 8, bytesPerRow: 0,
        space: .standardRGB, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    painter.scaleBy(x: Self.scale, y: Self.scale)
    (self.size, self.painter) = (size, painter)
  }

  /// The pixels so far, and their size in points.
  var contents: (image: CGImage, size: CGSize)? {
    painter.makeImage().map {
      ($0, CGSize(width: CGFloat($0.width) / Self.scale, height: CGFloat($0.height) / Self.scale))
    }
  }

  /// The number of pixels per point.
  ///
  /// - Source: the scale of most iPhone screens. Confidence: guess.
  private static let scale: CGFloat = 3
}

extension CGContext {
  /// Draws a layer, scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let (image, size) = layer.contents else { return }
    let part = CGSize(
      width: rect.width * size.width / layer.size.width,
      height: rect.height * size.height / layer.size.height)
    draw(image, in: CGRect(origin: rect.origin, size: part))
  }

  /// Draws a layer with its origin at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
