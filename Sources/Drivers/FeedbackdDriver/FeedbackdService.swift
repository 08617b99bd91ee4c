import TactusMessageBus
import TactusPhoneHardware
import TactusPhoneTypes

/// The names and calls of the daemon on the bus.
///
/// - Source: the interface descriptions that feedbackd installs. Confidence: documented.
enum FeedbackdService {
  /// The bus name of the daemon, which is also the interface for events.
  static let name = "org.sigxcpu.Feedback"
  /// The D-Bus interface for patterns, which newer daemons provide if there is a motor.
  static let hapticInterface = "org.sigxcpu.Feedback.Haptic"
  /// The application name sent to the daemon; users can choose a profile for it.
  static let application = "tactus"
  /// The device name in errors.
  static let device = "feedbackd"
  /// The end reason of an event for which theme and profile have no feedback: −1.
  ///
  /// - Source: seen of feedbackd 0.0.3. Confidence: measured.
  static let nothingFound = UInt32.max

  private static let path = "/org/sigxcpu/Feedback"

  /// Returns the call that triggers an event once; the response is its identifier.
  static func trigger(_ event: String) -> BusCall {
    var call = feedback(
      "TriggerFeedback", [.text(application), .text(event), .dictionary([:]), .int32(-1)])
    // The daemon may have to start first.
    call.mayStart = true
    call.timeout = startTimeout
    return call
  }

  /// Returns the call that ends an event early.
  static func end(_ number: UInt32) -> BusCall { feedback("EndFeedback", [.uint32(number)]) }

  /// Returns the call that plays magnitudes, 0…1, for some milliseconds each; an empty list ends
  /// playback.
  static func vibrate(_ pattern: [(magnitude: Double, milliseconds: Int)]) -> BusCall {
    let items = pattern.map { magnitude, milliseconds in
      BusVariant.structure([.double(magnitude), .uint32(UInt32(clamping: milliseconds))])
    }
    return BusCall(
      destination: name, path: path, interface: hapticInterface, method: "Vibrate",
      arguments: [.text(application), .list(items, of: "(du)")])
  }

  /// The call that reads the profile: the user's level of feedback.
  static let profile = BusCall(
    destination: name, path: path, interface: "org.freedesktop.DBus.Properties", method: "Get",
    arguments: [.text(name), .text("Profile")])

  /// The call that reads the daemon's interfaces.
  static let introspection = BusCall(
    destination: name, path: path, interface: "org.freedesktop.DBus.Introspectable",
    method: "Introspect")

  /// The call that has the bus start the daemon.
  static var start: BusCall {
    var call = BusCall.bus("StartServiceByName", .text(name), .uint32(0))
    call.timeout = startTimeout
    return call
  }

  /// The timeout in seconds for the start of the daemon.
  ///
  /// - Source: ours; that of Debian 12 takes some hundredths. Confidence: guess.
  private static let startTimeout = 5.0

  private static func feedback(_ method: String, _ arguments: [BusVariant]) -> BusCall {
    BusCall(
      destination: name, path: path, interface: name, method: method, arguments: arguments)
  }
}

extension BusFailure {
  /// Returns the failure as an actuator error.
  ///
  /// - Parameter wasThere: Whether the daemon had responded before.
  func error(wasThere: Bool) -> ActuatorError {
    let device = FeedbackdService.device
    switch kind {
    case .noBus where wasThere:
      return .lost(device: device, reason: "the session bus was lost")
    case .noBus:
      return .noService(
        device: device, lookedFor: ["the session bus (\(reason))"],
        remedy: "Log in to a session with a bus, or run the command under 'dbus-run-session'.")
    case .nobody where wasThere:
      return .lost(device: device, reason: "its daemon ended")
    case .nobody:
      return .noService(
        device: device, lookedFor: ["\(FeedbackdService.name) on the session bus"],
        remedy: "Install the package feedbackd.")
    case .silence:
      return .refused(device: device, reason: "its daemon does not answer")
    case .refused:
      return .refused(device: device, reason: reason)
    }
  }
}
