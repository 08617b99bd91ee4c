import TactusDisplayList

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// The nonzero winding rule.
  case winding
  /// The even-odd rule.
  case evenOdd

  package var drawing: FillRule { self == .winding ? .winding : .evenOdd }
}

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Cut off at the end point.
  case butt
  /// A half disc beyond the end point.
  case round
  /// A half square beyond the end point.
  case square

  package var drawing: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// A sharp corner, within the miter limit.
  case miter
  /// A round corner.
  case round
  /// A cut-off corner.
  case bevel

  package var drawing: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
