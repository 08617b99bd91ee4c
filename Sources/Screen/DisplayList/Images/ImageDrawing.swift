/// A picture, where it is painted and how.
public struct ImageDrawing: Sendable, Hashable {
  /// How pixels are made larger or smaller.
  public enum Sampling: UInt8, Sendable, Hashable, CaseIterable {
    /// Each pixel is the nearest of the picture.
    case nearest
    /// Each pixel is mixed of the four around its place.
    case linear
    /// As many pixels are mixed as come together.
    case smooth
  }

  /// The picture.
  public var image: DrawingImage
  /// The part of it that is painted, in its pixels; `nil` for all.
  public var source: DrawingRect?
  /// Where it is painted: its first row is at the side with the least y.
  public var frame: DrawingRect
  /// How it is made larger or smaller.
  public var sampling: Sampling
  /// The colour in which its alpha is painted; `nil` for its own colours.
  public var tint: DrawingColor?

  /// Makes a picture to be painted.
  public init(
    _ image: DrawingImage, in frame: DrawingRect, source: DrawingRect? = nil,
    sampling: Sampling = .smooth, tint: DrawingColor? = nil
  ) {
    (self.image, self.frame, self.source) = (image, frame, source)
    (self.sampling, self.tint) = (sampling, tint)
  }
}
