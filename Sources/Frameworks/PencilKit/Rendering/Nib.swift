/// The nib with which a stroke is drawn: an ellipse of the size of each point.
struct Nib: Hashable, Sendable {
  /// The parts of a nib that are drawn separately.
  enum Part: Hashable, Sendable {
    /// All of the nib.
    case whole
    /// The middle, as hundredths of the nib.
    case core(Int)
  }

  /// Whether the nib keeps its direction, regardless of the pencil.
  private let isFixed: Bool
  private let part: Part

  init(_ ink: PKInk.InkType, _ part: Part = .whole) {
    (isFixed, self.part) = (ink == .fountainPen, part)
  }

  /// The direction of the long side of a fixed nib in radians: to the upper right.
  ///
  /// - Source: the usual angle of calligraphy with a broad nib. Confidence: guess.
  private static let fixedAngle: CGFloat = -.pi / 4

  /// Returns the nib at a point.
  func shape(at point: PKStrokePoint) -> NibShape {
    var scale: CGFloat = 1
    if case .core(let hundredths) = part { scale = CGFloat(hundredths) / 100 }
    return NibShape(
      width: max(0, point.size.width) / 2 * scale, height: max(0, point.size.height) / 2 * scale,
      angle: isFixed ? Self.fixedAngle : point.azimuth)
  }
}
