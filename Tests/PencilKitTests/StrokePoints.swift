import PencilKit
import TestSupport

/// Points of strokes for tests.
enum StrokePoints {
  /// Returns a point with a round nib.
  static func point(
    _ x: CGFloat, _ y: CGFloat, at time: TimeInterval = 0, width: CGFloat = 4,
    opacity: CGFloat = 1, force: CGFloat = 1, azimuth: CGFloat = 0
  ) -> PKStrokePoint {
    PKStrokePoint(
      location: CGPoint(x: x, y: y), timeOffset: time, size: CGSize(width: width, height: width),
      opacity: opacity, force: force, azimuth: azimuth, altitude: .pi / 2)
  }

  /// Returns a path through points.
  static func path(_ points: [PKStrokePoint]) -> PKStrokePath {
    PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 7))
  }

  /// Returns a horizontal stroke.
  static func line(
    _ ink: PKInk = PKInk(.pen, color: .black), from x: CGFloat = 10, to end: CGFloat = 90,
    y: CGFloat = 50, width: CGFloat = 10, opacity: CGFloat = 1
  ) -> PKStroke {
    let points = (0...8).map { index in
      let (part, time) = (CGFloat(index) / 8, Double(index) / 10)
      return point(x + (end - x) * part, y, at: time, width: width, opacity: opacity)
    }
    return PKStroke(ink: ink, path: path(points), randomSeed: 1)
  }

  /// Returns a path of random points.
  static func random(_ random: inout SeededRandom) -> PKStrokePath {
    var time = 0.0
    let points = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      time += .random(in: 0.001...0.1, using: &random)
      return PKStrokePoint(
        location: CGPoint(
          x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random)),
        timeOffset: time,
        size: CGSize(
          width: .random(in: 0...30, using: &random), height: .random(in: 0...30, using: &random)),
        opacity: .random(in: 0...1, using: &random), force: .random(in: 0...4, using: &random),
        azimuth: .random(in: -CGFloat.pi...CGFloat.pi, using: &random),
        altitude: .random(in: 0...CGFloat.pi / 2, using: &random),
        secondaryScale: .random(in: 0...2, using: &random))
    }
    return path(points)
  }
}
