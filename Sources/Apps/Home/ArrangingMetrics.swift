import CoreGraphics
import UIKit

/// The metrics and times of arranging icons (HomeScreen.E1–E4).
///
/// - Source: the wiggle is measured by others on pictures of phones; everything else is estimated.
///   Confidence: guess.
enum ArrangingMetrics {
  /// The time after which a touch that is held starts arranging, and the delay of a drag then.
  static let holdDuration: TimeInterval = 1, dragDelay: TimeInterval = 0.1
  /// The time after which a touch that is held on an icon with an open menu starts arranging.
  static let menuHoldDuration: TimeInterval = 2
  /// The distance beyond which a finger on an open menu is no longer held.
  static let holdSlop: CGFloat = 10
  /// The angle of the wiggle in radians, its shift in points, and the duration of a cycle.
  static let wiggleAngle: CGFloat = 0.026, wiggleShift: CGFloat = 0.6,
    wiggleDuration: TimeInterval = 0.25
  /// The scale and the opacity of a lifted icon.
  static let liftedScale: CGFloat = 1.1, liftedAlpha: CGFloat = 0.8
  /// The durations of lifting an icon, and of moving one to its place.
  static let liftDuration: TimeInterval = 0.2, moveDuration: TimeInterval = 0.25
  /// The time after which others make room for a lifted icon.
  static let restDuration: TimeInterval = 0.2
  /// The width of the edges that turn the page, and the time until they do.
  static let edgeWidth: CGFloat = 24, pageTurnDelay: TimeInterval = 0.7
  /// The side of the button that deletes an app, and the area in which a tap reaches it.
  static let deleteSide: CGFloat = 24, deleteArea: CGFloat = 40
  /// The size of the button *Done*.
  static let doneSize = CGSize(width: 66, height: 28)
}
