/// Constants that indicate whether a page records with a camera or microphone.
public enum WKMediaCaptureState: Int, Sendable {
  /// Nothing is recorded.
  case none
  /// A page records.
  case active
  /// A page records, but gets no sound or pictures.
  case muted
}
