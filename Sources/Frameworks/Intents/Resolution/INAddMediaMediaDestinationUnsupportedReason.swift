/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  /// Playlist name not found.
  case playlistNameNotFound = 1
  /// Playlist not editable.
  case playlistNotEditable = 2
}
