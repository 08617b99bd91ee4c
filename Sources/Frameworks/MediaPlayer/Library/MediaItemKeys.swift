// The keys of media items, and of `MPNowPlayingInfoCenter.nowPlayingInfo`. The values are guesses.

/// The identifier of the item.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The type of the item.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The title of the item.
public let MPMediaItemPropertyTitle = "title"
/// The title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The identifier of the album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The identifier of the artist.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The identifier of the album's artist.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
/// The genre.
public let MPMediaItemPropertyGenre = "genre"
/// The identifier of the genre.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
/// The composer.
public let MPMediaItemPropertyComposer = "composer"
/// The identifier of the composer.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
/// The duration in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The track number in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The number of tracks of the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The disc number.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The number of discs of the album.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The artwork, an `MPMediaItemArtwork`.
public let MPMediaItemPropertyArtwork = "artwork"
/// Whether the item is explicit.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The lyrics.
public let MPMediaItemPropertyLyrics = "lyrics"
/// Whether the item is part of a compilation.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The date of the release.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The beats per minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The comments.
public let MPMediaItemPropertyComments = "comments"
/// The URL of the item.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// Whether the item is in the cloud.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Whether the item is protected.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// The title of the podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The identifier of the podcast.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
/// The play count.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The skip count.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The rating.
public let MPMediaItemPropertyRating = "rating"
/// The date of the last playback.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The grouping.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// The time of the bookmark.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The date at which the item was added.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The identifier of the item in the store.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
