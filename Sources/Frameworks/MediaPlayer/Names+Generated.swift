// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/MediaPlayer.tsv.
// Do not edit.

/// An error of this module.
public struct MPError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = MPError

    /// An unknown error.
    case unknown = 0
    /// The user has not given the permission.
    case permissionDenied = 1
    /// The account lacks a capability.
    case cloudServiceCapabilityMissing = 2
    /// The network failed.
    case networkConnectionFailed = 3
    /// The item does not exist.
    case notFound = 4
    /// The phone does not support it.
    case notSupported = 5
    /// The request was cancelled.
    case cancelled = 6
    /// The request took too long.
    case requestTimedOut = 7
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { MPErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// An unknown error.
  public static var unknown: Code { .unknown }
  /// The user has not given the permission.
  public static var permissionDenied: Code { .permissionDenied }
  /// The account lacks a capability.
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  /// The network failed.
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  /// The item does not exist.
  public static var notFound: Code { .notFound }
  /// The phone does not support it.
  public static var notSupported: Code { .notSupported }
  /// The request was cancelled.
  public static var cancelled: Code { .cancelled }
  /// The request took too long.
  public static var requestTimedOut: Code { .requestTimedOut }
}

/// The domain of errors of this module.
public let MPErrorDomain = "MPErrorDomain"

/// The app's permission to use the media library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user has denied the permission.
  case denied = 1
  /// No app may use it.
  case restricted = 2
  /// The user has permitted it.
  case authorized = 3
}

/// The attributes of a playlist.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A playlist that was made on a device.
  public static let onTheGo = Self(rawValue: 1 << 0)
  /// A playlist of the items that fulfil conditions.
  public static let smart = Self(rawValue: 1 << 1)
  /// A playlist that the system made.
  public static let genius = Self(rawValue: 1 << 2)
}

/// The comparisons of conditions.
public enum MPMediaPredicateComparison: Int, Sendable {
  /// The values are equal; strings are compared case-insensitively.
  case equalTo = 0
  /// The string contains the other one.
  case contains = 1
}

/// The kinds of media.
public struct MPMediaType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Music.
  public static let music = Self(rawValue: 1 << 0)
  /// Podcasts.
  public static let podcast = Self(rawValue: 1 << 1)
  /// Audiobooks.
  public static let audioBook = Self(rawValue: 1 << 2)
  /// Lectures.
  public static let audioITunesU = Self(rawValue: 1 << 3)
  /// All sound.
  public static let anyAudio = Self(rawValue: 0x00ff)
  /// Films.
  public static let movie = Self(rawValue: 1 << 8)
  /// Episodes of television.
  public static let tvShow = Self(rawValue: 1 << 9)
  /// Video podcasts.
  public static let videoPodcast = Self(rawValue: 1 << 10)
  /// Music videos.
  public static let musicVideo = Self(rawValue: 1 << 11)
  /// Video lectures.
  public static let videoITunesU = Self(rawValue: 1 << 12)
  /// Films of the user.
  public static let homeVideo = Self(rawValue: 1 << 13)
  /// All films.
  public static let anyVideo = Self(rawValue: 0xff00)
  /// Everything.
  public static let any = Self(rawValue: UInt.max)
}

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

/// The identifier of the playlist.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The identifier of the playlist in the cloud.
public let MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID"
/// The name of the playlist.
public let MPMediaPlaylistPropertyName = "name"
/// The attributes of the playlist.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// The seed items of a playlist by the system.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The description of the playlist.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionInfo"
/// The name of the author to display.
public let MPMediaPlaylistPropertyAuthorDisplayName = "externalVendorDisplayName"

/// The controls of a movie.
public enum MPMovieControlStyle: Int, Sendable {
  case none = 0
  case embedded = 1
  case fullscreen = 2
  /// The controls of a movie in a view.
  public static let `default` = Self.embedded
}

/// The reason why a movie ended.
public enum MPMovieFinishReason: Int, Sendable {
  case playbackEnded = 0
  case playbackError = 1
  case userExited = 2
}

/// The states of a movie's data.
public struct MPMovieLoadState: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Enough data is there to play.
  public static let playable = Self(rawValue: 1)
  /// Playback will not wait for data.
  public static let playthroughOK = Self(rawValue: 2)
  /// Playback waits for data.
  public static let stalled = Self(rawValue: 4)
}

/// The media types of a movie.
public struct MPMovieMediaTypeMask: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The movie has video.
  public static let video = Self(rawValue: 1)
  /// The movie has sound.
  public static let audio = Self(rawValue: 2)
}

/// The state of a movie's playback.
public enum MPMoviePlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

/// The repetition of a movie.
public enum MPMovieRepeatMode: Int, Sendable {
  case none = 0
  case one = 1
}

/// The scaling modes of a movie in its view.
public enum MPMovieScalingMode: Int, Sendable {
  case none = 0
  case aspectFit = 1
  case aspectFill = 2
  case fill = 3
}

/// The types of a movie's source.
public enum MPMovieSourceType: Int, Sendable {
  case unknown = 0
  case file = 1
  case streaming = 2
}

extension NSNotification.Name {
  /// The movie can be played.
  public static let MPMediaPlaybackIsPreparedToPlayDidChange =
    Notification.Name("MPMediaPlaybackIsPreparedToPlayDidChangeNotification")
  /// The movie has ended; the reason is in the user info.
  public static let MPMoviePlayerPlaybackDidFinish =
    Notification.Name("MPMoviePlayerPlaybackDidFinishNotification")
  /// AirPlay playback has started or ended.
  public static let MPMoviePlayerIsAirPlayVideoActiveDidChange =
    Notification.Name("MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification")
  /// The state of playback has changed.
  public static let MPMoviePlayerPlaybackStateDidChange =
    Notification.Name("MPMoviePlayerPlaybackStateDidChangeNotification")
  /// The state of the data has changed.
  public static let MPMoviePlayerLoadStateDidChange =
    Notification.Name("MPMoviePlayerLoadStateDidChangeNotification")
  /// Another movie plays.
  public static let MPMoviePlayerNowPlayingMovieDidChange =
    Notification.Name("MPMoviePlayerNowPlayingMovieDidChangeNotification")
  /// The duration is known.
  public static let MPMovieDurationAvailable =
    Notification.Name("MPMovieDurationAvailableNotification")
  /// The natural size of the video is known.
  public static let MPMovieNaturalSizeAvailable =
    Notification.Name("MPMovieNaturalSizeAvailableNotification")
  /// The media types are known.
  public static let MPMovieMediaTypesAvailable =
    Notification.Name("MPMovieMediaTypesAvailableNotification")
}

/// The key of the reason in `MPMoviePlayerPlaybackDidFinish`: the raw value of an
/// `MPMovieFinishReason`.
public let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey =
  "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"

/// The states of a player of music.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Playback is stopped; the queue starts over.
  case stopped = 0
  /// The player plays.
  case playing = 1
  /// The player is paused.
  case paused = 2
  /// The session was interrupted.
  case interrupted = 3
  /// The player plays fast forwards.
  case seekingForward = 4
  /// The player seeks backward.
  case seekingBackward = 5
}

/// The repetitions of a player of music.
public enum MPMusicRepeatMode: Int, Sendable {
  /// The user's preference; acts as off.
  case `default` = 0
  /// The queue is played once.
  case none = 1
  /// The current item is repeated.
  case one = 2
  /// The queue is repeated.
  case all = 3
}

/// The orders of a player of music.
public enum MPMusicShuffleMode: Int, Sendable {
  /// The user's preference; acts as off.
  case `default` = 0
  /// The order of the queue.
  case off = 1
  /// The items are shuffled.
  case songs = 2
  /// The albums are shuffled.
  case albums = 3
}

extension NSNotification.Name {
  /// The state of a player of music has changed.
  public static let MPMusicPlayerControllerPlaybackStateDidChange =
    Notification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// The item of a player of music has changed.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange =
    Notification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The queue of a player of music has changed.
  public static let MPMusicPlayerControllerQueueDidChange =
    Notification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
  /// The volume of a music player has changed; never posted, since the volume is the phone's.
  public static let MPMusicPlayerControllerVolumeDidChange =
    Notification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
  /// The media library has changed; never posted, since it is read once.
  public static let MPMediaLibraryDidChange =
    Notification.Name("MPMediaLibraryDidChangeNotification")
}

/// The dialogue or the sound of the movie itself.
public let MPLanguageOptionCharacteristicIsMainProgramContent =
  "MPLanguageOptionCharacteristicIsMainProgramContent"
/// Additional content, such as a commentary of the makers.
public let MPLanguageOptionCharacteristicIsAuxiliaryContent =
  "MPLanguageOptionCharacteristicIsAuxiliaryContent"
/// Forced subtitles only, which every viewer needs.
public let MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles =
  "MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles"
/// A transcription of the dialogue.
public let MPLanguageOptionCharacteristicTranscribesSpokenDialog =
  "MPLanguageOptionCharacteristicTranscribesSpokenDialog"
/// A description of music and sounds.
public let MPLanguageOptionCharacteristicDescribesMusicAndSound =
  "MPLanguageOptionCharacteristicDescribesMusicAndSound"
/// Subtitles that are easy to read.
public let MPLanguageOptionCharacteristicEasyToRead = "MPLanguageOptionCharacteristicEasyToRead"
/// An audio description of the video.
public let MPLanguageOptionCharacteristicDescribesVideo =
  "MPLanguageOptionCharacteristicDescribesVideo"
/// A translation of the dialogue.
public let MPLanguageOptionCharacteristicLanguageTranslation =
  "MPLanguageOptionCharacteristicLanguageTranslation"
/// A dubbed translation.
public let MPLanguageOptionCharacteristicDubbedTranslation =
  "MPLanguageOptionCharacteristicDubbedTranslation"
/// A voice-over translation.
public let MPLanguageOptionCharacteristicVoiceOverTranslation =
  "MPLanguageOptionCharacteristicVoiceOverTranslation"

/// The types of a language option.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
  /// The option is an audio track.
  case audible = 0
  /// The option is a subtitle track.
  case legible = 1
}

/// The type of the item that is now playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// The type is not set.
  case none = 0
  /// Sound.
  case audio = 1
  /// Video.
  case video = 2
}

/// The state of playback that an app reports to the phone.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The state is unknown.
  case unknown = 0
  /// The app plays.
  case playing = 1
  /// The app is paused.
  case paused = 2
  /// The app is stopped.
  case stopped = 3
  /// The app is interrupted.
  case interrupted = 4
}

/// The seconds of the item that have been played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The playback rate; 1 without this key (RemoteControl.NP4).
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The usual playback rate of the item; it has no effect.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The index of the item in the queue; it has no effect.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex =
  "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The number of items in the queue; it has no effect.
public let MPNowPlayingInfoPropertyPlaybackQueueCount =
  "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The index of the chapter; it has no effect.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The number of chapters; it has no effect.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether the item is a live stream, which has neither an elapsed nor a remaining time.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The language options of the item; they have no effect.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions =
  "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// The language options in use; they have no effect.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions =
  "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// The identifier of the collection of the item; it has no effect.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
/// The app's identifier of the item.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The app's identifier of the user; it has no effect.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
  "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
/// The identifier of the service that provides the item; it has no effect.
public let MPNowPlayingInfoPropertyServiceIdentifier =
  "MPNowPlayingInfoPropertyServiceIdentifier"
/// The progress of the item, 0…1; it has no effect.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The raw value of the item's `MPNowPlayingInfoMediaType`; it has no effect.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The URL of the item; it has no effect.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The date of the playback position of a live stream; it has no effect.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate =
  "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// The times of advertisements in the item; they have no effect.
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
/// The time of the credits of the item; it has no effect.
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
/// The ISRC of the recording; it has no effect.
public let MPNowPlayingInfoPropertyInternationalStandardRecordingCode =
  "MPNowPlayingInfoPropertyInternationalStandardRecordingCode"
/// Whether the item is excluded from suggestions; it has no effect, since the phone makes none.
public let MPNowPlayingInfoPropertyExcludeFromSuggestions =
  "MPNowPlayingInfoPropertyExcludeFromSuggestions"

/// The items that a change of a language option concerns.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
  /// No items.
  case none = 0
  /// The item that is now playing.
  case nowPlayingItemOnly = 1
  /// All items.
  case permanent = 2
}

/// The status that a handler of a remote command returns.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was handled.
  case success = 0
  /// The requested content does not exist.
  case noSuchContent = 100
  /// No item is now playing that the command could concern.
  case noActionableNowPlayingItem = 110
  /// No device was found.
  case deviceNotFound = 120
  /// The command failed for another reason.
  case commandFailed = 200
}

/// A repeat mode.
public enum MPRepeatType: Int, Sendable {
  /// Nothing is repeated.
  case off = 0
  /// The current item is repeated.
  case one = 1
  /// All items are repeated.
  case all = 2
}

/// The phase of seeking.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// Seeking begins.
  case beginSeeking = 0
  /// Seeking ends.
  case endSeeking = 1
}

/// A shuffle mode.
public enum MPShuffleType: Int, Sendable {
  /// Nothing is shuffled.
  case off = 0
  /// Items are shuffled.
  case items = 1
  /// Collections, such as albums, are shuffled.
  case collections = 2
}
