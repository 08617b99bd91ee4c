import Foundation

/// A sound file of the media library.
///
/// Steps MediaLibrary.ML1…
///
/// - Thread: any, for every member.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The kind: music.
  open var mediaType: MPMediaType {
    MPMediaType(rawValue: values[MPMediaItemPropertyMediaType] as? UInt ?? 0)
  }
  /// The title; the file's name if it has none.
  open var title: String? { text(MPMediaItemPropertyTitle) }
  /// The title of the album.
  open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
  /// The identifier of the album.
  open var albumPersistentID: MPMediaEntityPersistentID {
    identifier(MPMediaItemPropertyAlbumPersistentID)
  }
  /// The artist.
  open var artist: String? { text(MPMediaItemPropertyArtist) }
  /// The identifier of the artist.
  open var artistPersistentID: MPMediaEntityPersistentID {
    identifier(MPMediaItemPropertyArtistPersistentID)
  }
  /// The artist of the album.
  open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
  /// The identifier of the album's artist.
  open var albumArtistPersistentID: MPMediaEntityPersistentID {
    identifier(MPMediaItemPropertyAlbumArtistPersistentID)
  }
  /// The genre.
  open var genre: String? { text(MPMediaItemPropertyGenre) }
  /// The identifier of the genre.
  open var genrePersistentID: MPMediaEntityPersistentID {
    identifier(MPMediaItemPropertyGenrePersistentID)
  }
  /// The composer.
  open var composer: String? { text(MPMediaItemPropertyComposer) }
  /// The identifier of the composer.
  open var composerPersistentID: MPMediaEntityPersistentID {
    identifier(MPMediaItemPropertyComposerPersistentID)
  }
  /// The duration in seconds.
  open var playbackDuration: TimeInterval {
    values[MPMediaItemPropertyPlaybackDuration] as? TimeInterval ?? 0
  }
  /// The number of the track in the album; 0 if it is not known.
  open var albumTrackNumber: Int { values[MPMediaItemPropertyAlbumTrackNumber] as? Int ?? 0 }
  /// The artwork; nil if the file has none.
  open var artwork: MPMediaItemArtwork? {
    values[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
  }
  /// The comments.
  open var comments: String? { text(MPMediaItemPropertyComments) }
  /// The file.
  open var assetURL: URL? { values[MPMediaItemPropertyAssetURL] as? URL }
  /// Whether the item is in the cloud; false.
  open var isCloudItem: Bool { false }
  /// Whether the item is protected; false.
  open var hasProtectedAsset: Bool { false }
  /// Whether the item is explicit; false, since files do not say so.
  open var isExplicitItem: Bool { false }
  /// The date at which the file was changed last.
  open var dateAdded: Date { values[MPMediaItemPropertyDateAdded] as? Date ?? .distantPast }

  // MARK: Grouping

  /// Returns the property of the identifier by which a grouping groups.
  open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    groupingType.properties.identifier
  }

  /// Returns the property of the title of a grouping's collections.
  open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    groupingType.properties.title
  }

  // MARK: Internals

  private func text(_ property: String) -> String? { values[property] as? String }
  private func identifier(_ property: String) -> UInt64 { values[property] as? UInt64 ?? 0 }
}
