import PhoneHardware

/// The daemon's names on the bus, and what it can be asked.
///
/// - Source: the interface descriptions that feedbackd installs. Confidence: documented.
enum FeedbackdService {
  /// The daemon's name on the bus, and that of the interface for events.
  static let name = "org.sigxcpu.Feedback"
  /// The interface for patterns, which newer daemons have where there is a motor.
  static let hapticInterface = "org.sigxcpu.Feedback.Haptic"
  /// What we call ourselves; people may choose a profile for it.
  static let application = "tactus"
  /// What errors call the device.
  static let device = "feedbackd"
  /// The reason of an end that means that theme and profile have nothing for the event: −1.
  ///
  /// - Source: seen of feedbackd 0.0.3. Confidence: measured.
  static let nothingFound = UInt32.max

  private static let path = "/org/sigxcpu/Feedback"

  /// Lets an event happen, once; gives its number.
  static func trigger(_ event: String) -> BusCall {
    var call = feedback("TriggerFeedback", "('\(application)', '\(event)', @a{sv} {}, -1)")
    // The daemon may have to be started first.
    call.mayStart = true
    call.patience = patienceToStart
    return call
  }

  /// Ends an event early.
  static func end(_ number: UInt32) -> BusCall { feedback("EndFeedback", "(uint32 \(number),)") }

  /// Plays magnitudes, 0…1, for so many milliseconds each; none at all ends what plays.
  static func vibrate(_ pattern: [(magnitude: Double, milliseconds: Int)]) -> BusCall {
    let items = pattern.map { "(\($0.magnitude), uint32 \($0.milliseconds))" }
    return BusCall(
      destination: name, path: path, interface: hapticInterface, method: "Vibrate",
      arguments: "('\(application)', @a(du) [\(items.joined(separator: ", "))])")
  }

  /// Asks for the profile: how much of feedback people want.
  static let profile = BusCall(
    destination: name, path: path, interface: "org.freedesktop.DBus.Properties", method: "Get",
    arguments: "('\(name)', 'Profile')")

  /// Asks what the daemon can do.
  static let introspection = BusCall(
    destination: name, path: path, interface: "org.freedesktop.DBus.Introspectable",
    method: "Introspect")

  /// Has the bus start the daemon.
  static var start: BusCall {
    var call = BusCall.bus("StartServiceByName", "('\(name)', uint32 0)")
    call.patience = patienceToStart
    return call
  }

  /// Seconds that a daemon may take to start.
  ///
  /// - Source: ours; that of Debian 12 takes some hundredths. Confidence: guess.
  private static let patienceToStart = 5.0

  private static func feedback(_ method: String, _ arguments: String) -> BusCall {
    BusCall(
      destination: name, path: path, interface: name, method: method, arguments: arguments)
  }
}

extension BusFailure {
  /// As an actuator's error.
  ///
  /// - Parameter wasThere: Whether the daemon had answered before.
  func error(wasThere: Bool) -> ActuatorError {
    let device = FeedbackdService.device
    switch self {
    case .noBus where wasThere:
      return .lost(device: device, reason: "the session bus is gone")
    case .noBus(let reason):
      return .noService(
        device: device, lookedFor: ["the session bus (\(reason))"],
        remedy: "Log in to a session that has one, or put 'dbus-run-session' before the command.")
    case .nobody where wasThere:
      return .lost(device: device, reason: "its daemon ended")
    case .nobody:
      return .noService(
        device: device, lookedFor: ["\(FeedbackdService.name) on the session bus"],
        remedy: "Install the package feedbackd.")
    case .silence:
      return .refused(device: device, reason: "its daemon does not answer")
    case .refused(let reason):
      return .refused(device: device, reason: reason)
    }
  }
}
