/// A piece of media.
open class INMediaItem: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
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

  /// Creates a value with fewer properties.
  public convenience init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?
  ) {
    self.init(identifier: identifier, title: title, type: type, artwork: artwork, artist: nil)
  }

  /// The identifier of the piece.
  public let identifier: String?
  /// The title.
  public let title: String?
  /// The kind of media.
  public let type: INMediaItemType
  /// The picture.
  public let artwork: INImage?
  /// The artist.
  public let artist: String?

  /// Returns this object, which does not change.
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

  /// A number that equal objects share.
  open override var hash: Int { identifier.hashValue }
}
