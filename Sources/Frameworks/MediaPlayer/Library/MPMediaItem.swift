import Foundation

/// A sound file of the media library.
///
/// Steps MediaLibrary.ML1…
///
/// - Thread: any, for every member.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The media type: music.
  open var mediaType: MPMediaType {
    MPMediaType(rawValue: values[MPMediaItemPropertyMediaType] as? UInt ?? 0)
  }
  /// The title; the file name if the file has none.
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
  /// The track number in the album; 0 if unknown.
  open var albumTrackNumber: Int { values[MPMediaItemPropertyAlbumTrackNumber] as? Int ?? 0 }
  /// The number of tracks of the album; 0 if unknown.
  open var albumTrackCount: Int { number(MPMediaItemPropertyAlbumTrackCount) }
  /// The disc number; 0 if unknown.
  open var discNumber: Int { number(MPMediaItemPropertyDiscNumber) }
  /// The number of discs of the album; 0 if unknown.
  open var discCount: Int { number(MPMediaItemPropertyDiscCount) }
  /// The lyrics; nil if the file has none.
  open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
  /// Whether the item is part of a compilation; always false, since the tag is not read.
  open var isCompilation: Bool { false }
  /// The release date; nil if the file has none.
  open var releaseDate: Date? { values[MPMediaItemPropertyReleaseDate] as? Date }
  /// The tempo in beats per minute; always 0, since the tag is not read.
  open var beatsPerMinute: Int { 0 }
  /// The title of the podcast; always nil, since the library has no podcasts.
  open var podcastTitle: String? { nil }
  /// The identifier of the podcast; 0.
  open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
  /// The play count; always 0, since plays are not counted.
  open var playCount: Int { 0 }
  /// The skip count; always 0, since skips are not counted.
  open var skipCount: Int { 0 }
  /// The rating; always 0.
  open var rating: Int { 0 }
  /// The date of the last playback; always nil, since it is not recorded.
  open var lastPlayedDate: Date? { nil }
  /// The grouping of the item within the genre; nil if the file has none.
  open var userGrouping: String? { text(MPMediaItemPropertyUserGrouping) }
  /// The time of the bookmark; always 0.
  open var bookmarkTime: TimeInterval { 0 }
  /// The identifier in the store; `0`, since the file is not from there (guess).
  open var playbackStoreID: String { "0" }
  /// The artwork; nil if the file has none.
  open var artwork: MPMediaItemArtwork? {
    values[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
  }
  /// The comments.
  open var comments: String? { text(MPMediaItemPropertyComments) }
  /// The file.
  open var assetURL: URL? { values[MPMediaItemPropertyAssetURL] as? URL }
  /// Whether the item is in the cloud; always false.
  open var isCloudItem: Bool { false }
  /// Whether the item is protected; always false.
  open var hasProtectedAsset: Bool { false }
  /// Whether the item is explicit; always false, since files do not say so.
  open var isExplicitItem: Bool { false }
  /// The modification date of the file.
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
  private func number(_ property: String) -> Int { values[property] as? Int ?? 0 }
  private func identifier(_ property: String) -> UInt64 { values[property] as? UInt64 ?? 0 }
}
