/// What a codec does.
public enum CompressionDirection: Sendable {
  case compress
  case decompress
}
