import UIKit

/// The velocity of a gesture in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The velocity in points per second; negative for the predefined velocities.
  public let rawValue: CGFloat

  /// Creates a velocity.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a velocity.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// Creates a velocity.
  public init(floatLiteral value: CGFloat.NativeType) { rawValue = CGFloat(value) }
  /// Creates a velocity.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// The velocity of gestures that name none.
  ///
  /// - Source: a report of the constant's value. Confidence: reported.
  public static let `default` = XCUIGestureVelocity(-10)
  /// A slow gesture.
  ///
  /// - Source: ours. Confidence: guess.
  public static let slow = XCUIGestureVelocity(-11)
  /// A fast gesture.
  ///
  /// - Source: ours. Confidence: guess.
  public static let fast = XCUIGestureVelocity(-12)

  /// The points a second.
  ///
  /// - Source: ours; a person's swipe has about a thousand. Confidence: guess.
  var pointsPerSecond: Double {
    switch self {
    case .slow: 400
    case .fast: 2500
    case .default: 1000
    default: max(1, abs(Double(rawValue)))
    }
  }
}
