/// An image in an intent.
open class INImage: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates an image from the app's assets.
  public init(named name: String) {
    source = .name(name)
    super.init()
  }

  /// Creates an image from the contents of a file.
  public init(imageData: Data) {
    source = .data(imageData)
    super.init()
  }

  /// Creates an image from a URL; nil for a relative one.
  public init?(url URL: URL) {
    guard URL.scheme != nil else { return nil }
    source = .url(URL, size: nil)
    super.init()
  }

  /// Creates an image of a size from a URL; nil for a relative one.
  public init?(url URL: URL, width: Double, height: Double) {
    guard URL.scheme != nil else { return nil }
    source = .url(URL, size: [width, height])
    super.init()
  }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another image has the same source.
  open override func isEqual(_ object: Any?) -> Bool { source == (object as? INImage)?.source }

  /// The hash of the source.
  open override var hash: Int { source.hashValue }

  // MARK: Internals

  private enum Source: Hashable {
    case name(String)
    case data(Data)
    case url(URL, size: [Double]?)
  }

  private let source: Source
}
