internal import Glibc
import TactusPhoneLink

extension ScreenPoint {
  /// Returns the distance to another point.
  func distance(to other: ScreenPoint) -> Double { hypot(other.x - x, other.y - y) }

  /// Returns the direction to another point in radians, clockwise from the right.
  func angle(to other: ScreenPoint) -> Double { atan2(other.y - y, other.x - x) }
}

extension Double {
  /// The same angle between -π and π.
  var wrapped: Double { remainder(dividingBy: 2 * .pi) }
}
