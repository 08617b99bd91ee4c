/// Why a picture could not be made.
public enum PlotError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The drawing library gave up, for lack of memory or because a picture is too large.
  case cannotDraw(reason: String)

  /// What went wrong, in one line.
  public var description: String {
    switch self {
    case .cannotDraw(let reason): "the picture cannot be drawn: \(reason)"
    }
  }
}
