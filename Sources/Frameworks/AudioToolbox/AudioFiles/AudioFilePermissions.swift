/// The permitted uses of an audio file.
public enum AudioFilePermissions: Int8, Sendable {
  /// It is read.
  case readPermission = 1
  /// It is written.
  case writePermission = 2
  /// It is read and written.
  case readWritePermission = 3
}
