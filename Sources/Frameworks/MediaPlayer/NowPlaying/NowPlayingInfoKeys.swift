// The keys of `MPNowPlayingInfoCenter.nowPlayingInfo`, besides those of `MPMediaItem`. Apps do not
// see their values: they are the names.

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
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
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
