/// The properties by which queries can group items.
public enum MPMediaGrouping: Int, Sendable {
  /// By item: each is a collection.
  case title = 0
  /// By album.
  case album = 1
  /// By artist.
  case artist = 2
  /// By the artist of the album.
  case albumArtist = 3
  /// By composer.
  case composer = 4
  /// By genre.
  case genre = 5
  /// By playlist.
  case playlist = 6
  /// By podcast; the library has none.
  case podcastTitle = 7

  /// The properties of the identifier and of the title.
  var properties: (identifier: String, title: String) {
    switch self {
    case .title: (MPMediaItemPropertyPersistentID, MPMediaItemPropertyTitle)
    case .album: (MPMediaItemPropertyAlbumPersistentID, MPMediaItemPropertyAlbumTitle)
    case .artist: (MPMediaItemPropertyArtistPersistentID, MPMediaItemPropertyArtist)
    case .albumArtist:
      (MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyAlbumArtist)
    case .composer: (MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyComposer)
    case .genre: (MPMediaItemPropertyGenrePersistentID, MPMediaItemPropertyGenre)
    case .playlist: (MPMediaEntityPropertyPersistentID, MPMediaPlaylistPropertyName)
    case .podcastTitle:
      (MPMediaItemPropertyPodcastPersistentID, MPMediaItemPropertyPodcastTitle)
    }
  }
}
