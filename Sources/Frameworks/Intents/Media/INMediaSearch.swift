/// A search for media.
open class INMediaSearch: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a search.
  public init(
    mediaType: INMediaItemType, sortOrder: INMediaSortOrder, mediaName: String?,
    artistName: String?, albumName: String?, genreNames: [String]?, moodNames: [String]?,
    releaseDate: INDateComponentsRange?, reference: INMediaReference, mediaIdentifier: String?
  ) {
    self.mediaType = mediaType
    self.sortOrder = sortOrder
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.genreNames = genreNames
    self.moodNames = moodNames
    self.releaseDate = releaseDate
    self.reference = reference
    self.mediaIdentifier = mediaIdentifier
    super.init()
  }

  /// The kind of media items.
  public let mediaType: INMediaItemType
  /// The sort order.
  public let sortOrder: INMediaSortOrder
  /// The title.
  public let mediaName: String?
  /// The artist.
  public let artistName: String?
  /// The album.
  public let albumName: String?
  /// The genres.
  public let genreNames: [String]?
  /// The moods.
  public let moodNames: [String]?
  /// The range of release dates.
  public let releaseDate: INDateComponentsRange?
  /// The reference.
  public let reference: INMediaReference
  /// The identifier of the media item.
  public let mediaIdentifier: String?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INMediaSearch else { return false }
    return mediaType == other.mediaType
      && sortOrder == other.sortOrder
      && mediaName == other.mediaName
      && artistName == other.artistName
      && albumName == other.albumName
      && genreNames == other.genreNames
      && moodNames == other.moodNames
      && releaseDate == other.releaseDate
      && reference == other.reference
      && mediaIdentifier == other.mediaIdentifier
  }

  /// The hash of the kind.
  open override var hash: Int { mediaType.hashValue }
}
