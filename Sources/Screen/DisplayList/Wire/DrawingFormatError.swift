/// Why bytes are no drawing.
public enum DrawingFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// They do not begin as a drawing does.
  case notADrawing
  /// They are of another version of the form.
  case version(Int)
  /// There are more of something than anybody needs.
  case tooLarge(String)
  /// Something is wrong at a byte.
  case malformed(at: Int, String)
  /// They refer to a picture that the reader does not have.
  case unknownImage(digest: UInt64)

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .notADrawing: "the bytes are no drawing"
    case .version(let version):
      "the drawing is of version \(version), and this reads version \(DrawingForm.version)"
    case .tooLarge(let what): "the drawing has too many \(what)"
    case .malformed(let place, let what): "byte \(place) of the drawing: \(what)"
    case .unknownImage(let digest):
      "the drawing refers to a picture that was not sent: \(String(digest, radix: 16))"
    }
  }
}
