internal import UIKit

/// The dimensions and durations of banners.
///
/// - Source: pictures of iOS 15 to 18, unless a member states another one. Confidence: guess.
enum NotificationBannerMetrics {
  /// The distance from the sides of the screen and from the safe area's top, in points.
  static let margin: CGFloat = 8
  /// The largest width, in points, as on tablets and sideways phones.
  static let largestWidth: CGFloat = 398
  /// The smallest height, in points.
  static let smallestHeight: CGFloat = 66
  /// The corner radius, in points.
  static let radius: CGFloat = 22
  /// The padding at the sides, above and below, in points.
  static let sidePadding: CGFloat = 14, padding: CGFloat = 13
  /// The side of the icon and its corner radius, in points.
  static let iconSide: CGFloat = 38, iconRadius: CGFloat = 9
  /// The distance between icon, texts and thumbnail, in points.
  static let gap: CGFloat = 10
  /// The side of a thumbnail and its corner radius, in points.
  static let thumbnailSide: CGFloat = 38, thumbnailRadius: CGFloat = 5
  /// The maximum number of lines of the text.
  static let lines = 4
  /// The height of a row with an action, in points.
  static let rowHeight: CGFloat = 50
  /// The distance in points that a banner must be dragged up for its dismissal.
  static let dismissalDistance: CGFloat = 20
  /// The velocity of a swipe that dismisses it, in points per second.
  static let dismissalVelocity: CGFloat = 200
  /// The seconds for which a banner is shown; developers report about five.
  static let duration: TimeInterval = 5
  /// The duration of the animation in seconds.
  static let appearance: TimeInterval = 0.4, disappearance: TimeInterval = 0.25
}
