/// The permissions for an audio file.
public enum AudioFilePermissions: Int8, Sendable {
  /// Reading.
  case readPermission = 1
  /// Writing.
  case writePermission = 2
  /// Reading and writing.
  case readWritePermission = 3
}
