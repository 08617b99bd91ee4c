/// Why there is no film.
public enum FilmError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A picture of another size than the film's.
  case size(width: Int, height: Int)
  /// No film has this size.
  case impossible(width: Int, height: Int)
  /// The encoder gave up.
  case cannotEncode(reason: String)

  /// What went wrong, in one line.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels does not fit into the film"
    case .impossible(let width, let height):
      "a film of \(width) × \(height) pixels cannot be made; a side has 1 to \(Film.sideLimit)"
    case .cannotEncode(let reason): "the film cannot be encoded: \(reason)"
    }
  }
}
