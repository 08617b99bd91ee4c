/// The constants of the Home screen that concern the phone itself: movements between apps, the
/// swipe that leaves an app, and time limits.
enum HomeConstants {
  /// The duration of the zoom.
  ///
  /// - Source: the settling time of the system's spring, see `springRate`. Confidence: measured.
  static let zoomDuration = Duration.milliseconds(506)
  /// The rate of the critically damped spring of the zoom, in radians a second.
  ///
  /// - Source: the spring of UIKit's transitions, mass 3, stiffness 1000. Confidence: measured.
  static let springRate = 18.257
  /// The time in which the picture of an opening app fades in over its icon.
  ///
  /// - Source: ours. Confidence: guess.
  static let crossfadeDuration = Duration.milliseconds(150)
  /// The duration of the fade in place of the zoom, with Reduce Motion.
  ///
  /// - Source: ours. Confidence: guess.
  static let fadeDuration = Duration.milliseconds(250)
  /// The scale of the Home screen behind an app that fills the screen.
  ///
  /// - Source: ours. Confidence: guess.
  static let homeScale = 1.12
  /// The size of the area towards which an app closes whose icon is not on the screen, in points.
  ///
  /// - Source: the size of an icon. Confidence: guess.
  static let iconSide = 60.0
  /// The height above the lower edge in which a swipe that leaves an app begins, in points.
  ///
  /// - Source: ours; the home indicator is in it. Confidence: guess.
  static let swipeEdge = 20.0
  /// The distance after which an upward movement is such a swipe, in points.
  ///
  /// - Source: ours, as for a pan. Confidence: guess.
  static let swipeSlop = 10.0
  /// The speed beyond which a released swipe leaves the app, in points a second.
  ///
  /// - Source: ours. Confidence: guess.
  static let swipeSpeed = 500.0
  /// The fraction of the screen's height beyond which a released swipe leaves the app.
  ///
  /// - Source: ours. Confidence: guess.
  static let swipeFraction = 0.4
  /// The time that an app has to join after its launch.
  ///
  /// - Source: crash logs of apps that the phone ended. Confidence: measured.
  static let launchLimit = Duration.seconds(20)
}
