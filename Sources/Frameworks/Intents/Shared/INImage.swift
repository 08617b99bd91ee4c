/// A picture for an intent.
open class INImage: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a picture with a name in the app's assets.
  public init(named name: String) {
    source = .name(name)
    super.init()
  }

  /// Creates a picture with the contents of a file.
  public init(imageData: Data) {
    source = .data(imageData)
    super.init()
  }

  /// Creates a picture with an address; `nil` if that is relative.
  public init?(url URL: URL) {
    guard URL.scheme != nil else { return nil }
    source = .url(URL, size: nil)
    super.init()
  }

  /// Creates a picture with an address and a size; `nil` if the address is relative.
  public init?(url URL: URL, width: Double, height: Double) {
    guard URL.scheme != nil else { return nil }
    source = .url(URL, size: [width, height])
    super.init()
  }

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another picture has the same source.
  open override func isEqual(_ object: Any?) -> Bool { source == (object as? INImage)?.source }

  /// A number that equal objects share.
  open override var hash: Int { source.hashValue }

  // MARK: Internals

  private enum Source: Hashable {
    case name(String)
    case data(Data)
    case url(URL, size: [Double]?)
  }

  private let source: Source
}
