// The keys of playlists. The values are guesses.

/// The identifier of the playlist.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The identifier of the playlist in the cloud.
public let MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID"
/// The name of the playlist.
public let MPMediaPlaylistPropertyName = "name"
/// The kind of the playlist.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// The items of which the system made the playlist.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The description of the playlist.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionInfo"
/// The name of who made the playlist.
public let MPMediaPlaylistPropertyAuthorDisplayName = "externalVendorDisplayName"
