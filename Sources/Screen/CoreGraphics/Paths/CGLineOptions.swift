import DisplayList

/// What counts as inside where a path crosses itself or holds another.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Where the path goes round more often one way than the other.
  case winding
  /// Where a straight way out crosses the path an odd number of times.
  case evenOdd

  package var drawing: FillRule { self == .winding ? .winding : .evenOdd }
}

/// The end of a line that is not closed.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Cut off where the path ends.
  case butt
  /// Half a disc beyond the end.
  case round
  /// Half a square beyond the end.
  case square

  package var drawing: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The corner between two pieces of a line.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// Both sides go on until they meet, within the miter limit.
  case miter
  /// A disc in the corner.
  case round
  /// The corner is cut off.
  case bevel

  package var drawing: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  /// Its inside, by winding.
  case fill
  /// Its inside, by even and odd.
  case eoFill
  /// The line along it.
  case stroke
  /// Its inside, by winding, and then the line along it.
  case fillStroke
  /// Its inside, by even and odd, and then the line along it.
  case eoFillStroke
}
