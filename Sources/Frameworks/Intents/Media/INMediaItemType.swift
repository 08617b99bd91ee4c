/// The kinds of media items.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaItemType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A song.
  case song = 1
  /// An album.
  case album = 2
  /// An artist.
  case artist = 3
  /// A genre.
  case genre = 4
  /// A playlist.
  case playlist = 5
  /// A podcast.
  case podcastShow = 6
  /// An episode of a podcast.
  case podcastEpisode = 7
  /// A playlist of podcasts.
  case podcastPlaylist = 8
  /// A music station.
  case musicStation = 9
  /// An audiobook.
  case audioBook = 10
  /// A movie.
  case movie = 11
  /// A television series.
  case tvShow = 12
  /// An episode of a television series.
  case tvShowEpisode = 13
  /// A music video.
  case musicVideo = 14
  /// A station of podcasts.
  case podcastStation = 15
  /// A radio station.
  case radioStation = 16
  /// A station of any kind.
  case station = 17
  /// Any music.
  case music = 18
  /// A radio station made by an algorithm.
  case algorithmicRadioStation = 19
  /// A news program.
  case news = 20
}
