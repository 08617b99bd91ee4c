/// A media item.
open class INMediaItem: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a media item.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
    super.init()
  }

  /// Creates a media item with fewer properties.
  public convenience init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?
  ) {
    self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
  }

  /// The identifier.
  public let identifier: String?
  /// The title.
  public let title: String?
  /// The kind.
  public let type: INMediaItemType
  /// The artwork.
  public let artwork: INImage?
  /// The artist.
  public let artist: String?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaItem else { return false }
    return identifier == other.identifier
      && title == other.title
      && type == other.type
      && artwork == other.artwork
      && artist == other.artist
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}
