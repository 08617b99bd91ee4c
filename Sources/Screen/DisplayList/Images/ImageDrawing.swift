/// An image with the rectangle it is drawn in and how it is sampled.
public struct ImageDrawing: Sendable, Hashable {
  /// The filter for scaled images.
  public enum Sampling: UInt8, Sendable, Hashable, CaseIterable {
    /// The nearest pixel of the image.
    case nearest
    /// Linear interpolation of the four nearest pixels.
    case linear
    /// A filter over all pixels that fall into one.
    case smooth
  }

  /// The image.
  public var image: DrawingImage
  /// The part of the image that is drawn, in its pixels; `nil` for all of it.
  public var source: DrawingRect?
  /// The rectangle that the image fills; its first row is at the least y.
  public var frame: DrawingRect
  /// The filter for scaling.
  public var sampling: Sampling
  /// The color in which the image's alpha is painted, or `nil` for the image's own colors.
  public var tint: DrawingColor?

  /// Creates an image drawing.
  public init(
    _ image: DrawingImage, in frame: DrawingRect, source: DrawingRect? = nil,
    sampling: Sampling = .smooth, tint: DrawingColor? = nil
  ) {
    (self.image, self.frame, self.source) = (image, frame, source)
    (self.sampling, self.tint) = (sampling, tint)
  }
}
