/// The state of an image source.
@frozen
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data is truncated.
  case statusUnexpectedEOF = -5
  /// The data is corrupt.
  case statusInvalidData = -4
  /// The format is not supported.
  case statusUnknownType = -3
  /// The data does not identify the format yet.
  case statusReadingHeader = -2
  /// More data is expected.
  case statusIncomplete = -1
  /// The images can be read.
  case statusComplete = 0
}
