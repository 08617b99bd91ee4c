import Foundation
import TactusPhoneClient
internal import TactusPhoneLink

/// A search for devices beside the phone that can play (AudioSession.RO8).
///
/// - Thread: main.
open class AVRouteDetector: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it.

  /// Creates an object that does not look for devices yet.
  public override init() { super.init() }

  /// Whether the object looks for devices; false by default.
  open var isRouteDetectionEnabled = false {
    didSet {
      guard isRouteDetectionEnabled != oldValue else { return }
      if isRouteDetectionEnabled { follow() }
      update(SoundChannel.current.status)
    }
  }

  /// Whether there is a device without a cable beside the phone; false while the object does not
  /// look for them.
  open private(set) var multipleRoutesDetected = false

  // MARK: Internals

  private var isFollowing = false

  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    let callbacks = RemoteControlChannel.current.callbacks
    SoundChannel.current.addObserver { [weak self] event in
      guard case .status(let status) = event else { return }
      callbacks.add { self?.update(status) }
    }
  }

  private func update(_ status: SoundStatus) {
    let areThere =
      isRouteDetectionEnabled
      && status.deviceKinds.contains { $0 == .airPlay || $0 == .bluetooth }
    guard areThere != multipleRoutesDetected else { return }
    multipleRoutesDetected = areThere
    NotificationCenter.default.post(
      name: .AVRouteDetectorMultipleRoutesDetectedDidChange, object: self)
  }
}

extension Notification.Name {
  /// A notification that a detector posts when there are other devices, or none any more.
  public static let AVRouteDetectorMultipleRoutesDetectedDidChange = Notification.Name(
    "AVRouteDetectorMultipleRoutesDetectedDidChange")
}
