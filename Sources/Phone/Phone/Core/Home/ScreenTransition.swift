internal import Glibc
import TactusPhoneLink
import TactusPhoneTypes

/// The movement of an app's picture between its icon and the whole screen (HomeScreen.Z1–Z5).
struct ScreenTransition: Sendable {
  /// The kind of movement.
  enum Kind: Sendable {
    /// The app opens.
    case opening
    /// The app closes towards its icon.
    case closing
    /// The app returns to the whole screen after an incomplete swipe.
    case restoring
  }

  var kind: Kind
  /// The area at the beginning.
  var start: ScreenArea
  /// The area at the end.
  var end: ScreenArea
  /// The time of the beginning.
  var began: PhoneInstant
  /// The last picture of an app that closes; the current one of any other.
  var frame: ScreenFrame?
  /// Whether the picture fades in place, as with Reduce Motion.
  var isFade = false

  /// The duration.
  var duration: Duration {
    isFade ? HomeConstants.fadeDuration : HomeConstants.zoomDuration
  }

  /// The time of the end.
  var endTime: PhoneInstant { began.advanced(by: duration) }

  /// Returns the fraction of the movement at an instant, 0…1.
  func progress(at instant: PhoneInstant) -> Double {
    guard instant < endTime else { return 1 }
    let time = seconds(at: instant)
    if isFade { return time / Self.seconds(of: duration) }
    let x = HomeConstants.springRate * time
    return 1 - (1 + x) * exp(-x)
  }

  /// Returns the opacity of the picture at an instant, 0…1.
  func opacity(at instant: PhoneInstant) -> Double {
    switch kind {
    case .restoring: return 1
    case .opening where isFade: return progress(at: instant)
    case .closing where isFade: return 1 - progress(at: instant)
    case .opening:
      return min(1, seconds(at: instant) / Self.seconds(of: HomeConstants.crossfadeDuration))
    case .closing:
      // The picture fades while it covers the last third of the way.
      return min(1, max(0, 1 - (progress(at: instant) - 0.7) / 0.3))
    }
  }

  /// Returns the area of the picture at an instant.
  func area(at instant: PhoneInstant, screen: ScreenArea) -> ScreenArea {
    isFade ? screen : start.interpolated(to: end, at: progress(at: instant))
  }

  private func seconds(at instant: PhoneInstant) -> Double {
    Self.seconds(of: began.duration(to: max(began, instant)))
  }

  private static func seconds(of duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}
