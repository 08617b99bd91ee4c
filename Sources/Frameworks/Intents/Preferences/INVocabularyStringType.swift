/// The kinds of vocabulary.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INVocabularyStringType: Int, Sendable {
  /// Names of the user's contacts.
  case contactName = 1
  /// Names of groups of contacts.
  case contactGroupName = 2
  /// Tags of photos.
  case photoTag = 100
  /// Titles of photo albums.
  case photoAlbumName = 101
  /// Names of workouts.
  case workoutActivityName = 200
  /// Profiles of cars.
  case carProfileName = 300
  /// Names that the user gives to cars.
  case carName = 301
  /// Organizations that take payments.
  case paymentsOrganizationName = 400
  /// Names that the user gives to accounts.
  case paymentsAccountNickname = 401
  /// Titles of notes and tasks.
  case notebookItemTitle = 500
  /// Names of folders and lists.
  case notebookItemGroupName = 501
  /// Titles of playlists.
  case mediaPlaylistTitle = 700
  /// Names of musicians.
  case mediaMusicArtistName = 701
  /// Titles of audiobooks.
  case mediaAudiobookTitle = 702
  /// Names of the authors of audiobooks.
  case mediaAudiobookAuthorName = 703
  /// Titles of shows.
  case mediaShowTitle = 704
}
