// The keys of playlists. The values are guesses.

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
