/// Smooth noise over a plane that changes with time, the same in each run.
///
/// Values are set at the corners of cubes and blended between them, as in value noise of computer
/// graphics. Step Dynamics.DY12.
struct FieldNoise {
  /// The side of the cubes, in points.
  let cell: CGFloat

  /// Creates noise with a smoothness of 0…1.
  init(smoothness: CGFloat) {
    cell = Self.smallestCell + (Self.largestCell - Self.smallestCell) * min(max(0, smoothness), 1)
  }

  /// Returns a vector whose components are within -1…1.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - time: The time, in changes of the field.
  func vector(at place: CGPoint, time: CGFloat) -> CGVector {
    let (x, y) = (place.x / cell, place.y / cell)
    return CGVector(dx: value(x, y, time, seed: 1), dy: value(x, y, time, seed: 2))
  }

  // MARK: Internals

  /// The sides of the cubes of a smoothness of 0 and 1, in points.
  ///
  /// - Source: Dynamics.DY12. Confidence: guess.
  private static let smallestCell: CGFloat = 8
  private static let largestCell: CGFloat = 200

  private func value(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, seed: UInt64) -> CGFloat {
    guard x.magnitude < 1e9, y.magnitude < 1e9, z.magnitude < 1e9 else { return 0 }
    let corner = (x: x.rounded(.down), y: y.rounded(.down), z: z.rounded(.down))
    let (right, down, later) = (
      Self.ease(x - corner.x), Self.ease(y - corner.y), Self.ease(z - corner.z)
    )
    var sum: CGFloat = 0
    for (dx, across) in [(0, 1 - right), (1, right)] as [(CGFloat, CGFloat)] {
      for (dy, along) in [(0, 1 - down), (1, down)] as [(CGFloat, CGFloat)] {
        for (dz, after) in [(0, 1 - later), (1, later)] as [(CGFloat, CGFloat)] {
          sum +=
            across * along * after
            * Self.hash(Int64(corner.x + dx), Int64(corner.y + dy), Int64(corner.z + dz), seed)
        }
      }
    }
    return sum
  }

  private static func ease(_ part: CGFloat) -> CGFloat { part * part * (3 - 2 * part) }

  /// Returns a number within -1…1 for a corner, by the mixing steps of SplitMix64.
  private static func hash(_ x: Int64, _ y: Int64, _ z: Int64, _ seed: UInt64) -> CGFloat {
    var bits = seed
    for number in [x, y, z] {
      bits = (bits ^ UInt64(bitPattern: number)) &+ 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
    }
    return CGFloat(bits >> 11) / CGFloat(1 << 52) - 1
  }
}
