import TactusDisplayList

/// The outline of a layer: a rectangle, some of whose corners may be round.
///
/// Source: Layers.R1–R4
struct CornerPath {
  let rect: DrawingRect
  let radius: Double
  let corners: CACornerMask
  let curve: CALayerCornerCurve

  init(_ state: LayerState, inset: CGFloat = 0) {
    let whole = state.bounds.drawing
    rect = whole.grown(by: -Double(inset))
    corners = state.maskedCorners
    curve = state.cornerCurve
    // A radius is at most half of the shorter side (Layers.R1).
    let most = min(whole.width, whole.height) / 2
    radius = max(0, min(Double(state.cornerRadius), most) - Double(inset))
  }

  private init(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve
  ) {
    (self.rect, self.corners, self.curve) = (rect.drawing, corners, curve)
    self.radius = max(0, Double(min(radius, rect.width / 2, rect.height / 2)))
  }

  /// Whether all corners are square.
  var isRect: Bool { radius <= 0 || corners.isEmpty }

  var path: DrawingPath {
    var path = DrawingPath()
    add(to: &path)
    return path
  }

  /// Adds the outline as a subpath.
  func add(to path: inout DrawingPath) {
    guard !isRect else { return path.addRect(rect) }
    // From the upper left, in the direction from y to x; at each corner the directions to it and
    // from it.
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let turns: [(CACornerMask, DrawingPoint, DrawingPoint, DrawingPoint)] = [
      (.layerMinXMinYCorner, DrawingPoint(left, top), DrawingPoint(0, 1), DrawingPoint(1, 0)),
      (.layerMaxXMinYCorner, DrawingPoint(right, top), DrawingPoint(-1, 0), DrawingPoint(0, 1)),
      (
        .layerMaxXMaxYCorner, DrawingPoint(right, bottom), DrawingPoint(0, -1), DrawingPoint(-1, 0)
      ),
      (.layerMinXMaxYCorner, DrawingPoint(left, bottom), DrawingPoint(1, 0), DrawingPoint(0, -1)),
    ]
    for (mask, corner, before, after) in turns {
      func place(_ place: (Double, Double)) -> DrawingPoint {
        let (a, b) = (place.0 * radius, place.1 * radius)
        return DrawingPoint(
          corner.x + before.x * a + after.x * b, corner.y + before.y * a + after.y * b)
      }
      let isRound = corners.contains(mask)
      let points = isRound ? cornerPoints : [(0, 0)]
      if path.currentPoint == nil || mask == .layerMinXMinYCorner {
        path.move(to: place(points[0]))
      } else {
        path.addLine(to: place(points[0]))
      }
      for index in stride(from: 1, to: points.count, by: 3) {
        path.addCubic(
          to: place(points[index + 2]), control1: place(points[index]),
          control2: place(points[index + 1]))
      }
    }
    path.close()
  }

  // MARK: Internals

  /// Returns the outline of a rounded rectangle that is not a layer's.
  static func outline(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve
  ) -> DrawingPath {
    CornerPath(rect, radius: radius, corners: corners, curve: curve).path
  }

  /// The points of a corner, in radii along both sides: the start, then two controls and an end for
  /// each curve.
  private var cornerPoints: [(Double, Double)] {
    guard curve == .continuous else { return Self.circular }
    // A side that is too short for the whole curve makes it more circular (Layers.R3).
    let side = min(rect.width, rect.height) / 2
    let share = max(0, min(1, (side / radius - 1) / (Self.reach - 1)))
    return zip(Self.circularInThree, Self.continuous).map { round, long in
      (round.0 + (long.0 - round.0) * share, round.1 + (long.1 - round.1) * share)
    }
  }

  private static let quarter = 1 - 0.552_284_749_830_793_6

  private static let circular = [(1, 0), (quarter, 0), (0, quarter), (0, 1)]

  /// The distance from the corner at which the continuous curve begins, in radii.
  static let reach = 1.528_665

  /// - Source: measured by PaintCode on the outlines that UIKit makes, and found again by Liam
  ///   Rosenfeld (Apple icon quest).
  private static let continuous: [(Double, Double)] = [
    (reach, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
    (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
    (0, 0.868_407), (0, 1.088_493), (0, reach),
  ]

  /// A quarter circle in three curves, which join in the same directions as the continuous one's.
  private static let circularInThree: [(Double, Double)] = {
    let joint: Double = atan2(1 - 0.631_494, 1 - 0.074_911)
    let angles = [0, joint, Double.pi / 2 - joint, Double.pi / 2]
    func place(_ angle: Double, _ tangent: Double) -> (Double, Double) {
      (
        1 - sin(angle) - tangent * cos(angle), 1 - cos(angle) + tangent * sin(angle)
      )
    }
    var places = [place(0, 0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let control = 4.0 / 3 * tan((to - from) / 4)
      places += [place(from, control), place(to, -control), place(to, 0)]
    }
    return places
  }()
}

extension CGPath {
  /// Creates a path of a rectangle with continuous corners, as layers have them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The corner radius in points, at most half of the shorter side.
  ///   - corners: The corners that are round.
  package convenience init(continuous rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    self.init(
      CornerPath.outline(rect, radius: radius, corners: corners, curve: .continuous))
  }
}
