/// An error in decoding a drawing.
public enum DrawingFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Bytes without the signature of drawings.
  case notADrawing
  /// Another version of the format.
  case version(Int)
  /// A number of items beyond a limit.
  case tooLarge(String)
  /// An invalid value at a byte offset.
  case malformed(at: Int, String)
  /// A reference to an image that the reader does not have.
  case unknownImage(digest: UInt64)

  /// A one-line description of the error.
  public var description: String {
    switch self {
    case .notADrawing: "the bytes are not a drawing"
    case .version(let version):
      "the drawing has version \(version), but version \(DrawingFormat.version) is supported"
    case .tooLarge(let what): "the drawing has too many \(what)"
    case .malformed(let place, let what): "byte \(place) of the drawing: \(what)"
    case .unknownImage(let digest):
      "the drawing refers to an unknown image: \(String(digest, radix: 16))"
    }
  }
}
