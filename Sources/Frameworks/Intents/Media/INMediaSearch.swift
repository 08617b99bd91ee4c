/// A search for media.
open class INMediaSearch: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
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

  /// The kind of media.
  public let mediaType: INMediaItemType
  /// The order.
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
  /// The range of the dates of release.
  public let releaseDate: INDateComponentsRange?
  /// The reference of the search.
  public let reference: INMediaReference
  /// The identifier of the piece.
  public let mediaIdentifier: String?

  /// Returns this object, which does not change.
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

  /// A number that equal objects share.
  open override var hash: Int { mediaType.hashValue }
}
