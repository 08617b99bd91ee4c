import CoreGraphics
import Foundation

/// The dimensions of calendars with decorations.
///
/// - Source: none; as they look on a phone. Confidence: guess.
enum CalendarMetrics {
  /// The height below the circle of a day for its decoration, in points.
  static let decorationHeight: CGFloat = 16
  /// The diameters of dots and the sizes of images, in points.
  static let small: CGFloat = 5, medium: CGFloat = 7, large: CGFloat = 12
  /// The duration in which a decoration changes, in seconds.
  static let fade: TimeInterval = 0.2
}
