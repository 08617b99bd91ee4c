/// A lazily computed image: pixels appear when a context renders it (CoreImage.IM1–IM6).
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The last step of the recipe.
  let source: any ImageSource
  /// Whether transforms use nearest-neighbor sampling.
  let isNearest: Bool
  private let space: CGColorSpace?
  private let values: [String: Any]
  private let original: CGImage?

  init(
    _ source: any ImageSource, space: CGColorSpace? = nil, properties: [String: Any] = [:],
    isNearest: Bool = false, original: CGImage? = nil
  ) {
    (self.source, self.space, values) = (source, space, properties)
    (self.isNearest, self.original) = (isNearest, original)
    super.init()
  }

  /// Creates an image with the recipe of another.
  package convenience init(sharing image: CIImage) {
    self.init(
      image.source, space: image.space, properties: image.values, isNearest: image.isNearest,
      original: image.original)
  }

  // MARK: Observing

  /// The rectangle that bounds the image, in pixels; transparent outside.
  open var extent: CGRect { source.extent }
  /// The metadata of the image, as of Image I/O.
  open var properties: [String: Any] { values }
  /// The color space of the image's components; nil for results of filters.
  open var colorSpace: CGColorSpace? { space }
  /// The file of the image: always nil, since a file is read immediately.
  open var url: URL? { nil }
  /// The Core Graphics image of which the image was created; nil for others.
  open var cgImage: CGImage? { original }

  // MARK: NSObject

  /// Returns the image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A description of the extent, for debugging.
  open override var description: String {
    extent.isInfinite ? "<CIImage: extent infinite>" : "<CIImage: extent \(extent)>"
  }
}
