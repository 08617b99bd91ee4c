import CoreHaptics
internal import TactusEmbeddedPhone
internal import TactusPhoneClient

/// The haptics of a controller, for Core Haptics engines (GameControllers.HA1–HA4).
open class GCDeviceHaptics: NSObject {
  /// The localities of engines: only both handles together, since Linux's rumble effect drives
  /// both.
  open var supportedLocalities: Set<GCHapticsLocality> { [.default, .all, .handles] }

  /// Creates an engine for a locality.
  ///
  /// - Returns: The engine; nil if the controller lacks such motors or is disconnected.
  open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? {
    guard supportedLocalities.contains(locality), let motors = channel.motors(of: id)
    else { return nil }
    return AppPhone.withLink(motors.link) { try? CHHapticEngine() }
  }

  // MARK: Internals

  private let id: Int
  private let channel = GamepadChannel.current

  init(_ id: Int) {
    self.id = id
    super.init()
  }
}
