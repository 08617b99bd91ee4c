/// The direction in which a codec converts data.
public enum CompressionDirection: Sendable {
  case compress
  case decompress
}
