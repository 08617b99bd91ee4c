import CoreHaptics
internal import TactusEmbeddedPhone

/// The motors of a controller, for engines of Core Haptics (GameControllers.HA1–HA4).
open class GCDeviceHaptics: NSObject {
  /// The places of motors that engines can have: both handles at once, because Linux' effect of a
  /// rumble drives both.
  open var supportedLocalities: Set<GCHapticsLocality> { [.default, .all, .handles] }

  /// Creates an engine that plays on motors of the controller.
  ///
  /// - Returns: The engine; nil if the controller has no such motors or is disconnected.
  open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? {
    guard supportedLocalities.contains(locality), let motors = channel.motors(of: id)
    else { return nil }
    return EmbeddedPhone.withLink(motors.link) { try? CHHapticEngine() }
  }

  // MARK: Internals

  private let id: Int
  private let channel = GamepadChannel.current

  init(_ id: Int) {
    self.id = id
    super.init()
  }
}
