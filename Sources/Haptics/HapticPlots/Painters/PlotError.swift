/// An error in creating a plot.
public enum PlotError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A failure of the drawing library, for lack of memory or because the plot is too large.
  case cannotDraw(reason: String)

  /// A one-line description of the error.
  public var description: String {
    switch self {
    case .cannotDraw(let reason): "the plot cannot be drawn: \(reason)"
    }
  }
}
