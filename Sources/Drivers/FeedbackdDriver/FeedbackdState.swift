import TactusMessageBus
import TactusPhoneHardware

/// The state and abilities of the daemon, as far as known without starting it.
struct FeedbackdState: Sendable, Equatable {
  /// Whether the daemon is running; otherwise the bus starts it when needed.
  var isRunning: Bool
  /// The user's profile; `nil` if it is unknown.
  var profile: String?
  /// Whether the daemon plays patterns.
  var takesPatterns: Bool

  /// Reads the state of a daemon.
  ///
  /// - Parameter bus: The bus of the daemon.
  /// - Parameter starts: Whether to start the daemon if it is not running.
  /// - Throws: The reason why there is no daemon.
  init(_ bus: BusConnection, starts: Bool) throws(BusFailure) {
    let hasOwner = try bus.callAndWait(.bus("NameHasOwner", .text(FeedbackdService.name)))
    isRunning = hasOwner.first?.flag == true
    if !isRunning {
      let known = try bus.callAndWait(.bus("ListActivatableNames")).first?.texts ?? []
      guard known.contains(FeedbackdService.name) else { throw .nobody }
      if starts {
        _ = try bus.callAndWait(FeedbackdService.start)
        isRunning = true
      }
    }
    guard isRunning else {
      takesPatterns = false
      return
    }
    profile = try bus.callAndWait(FeedbackdService.profile).first?.text
    let interfaces = try bus.callAndWait(FeedbackdService.introspection).first?.text ?? ""
    takesPatterns = interfaces.contains("\"\(FeedbackdService.hapticInterface)\"")
  }

  /// The description of the daemon for lists.
  var description: ActuatorDescription {
    var abilities: Set<ActuatorDescription.Ability> = [.feedback, .realTime]
    if takesPatterns { abilities.insert(.rumble) }
    var details = [takesPatterns ? "events and patterns" : "events"]
    details.append(isRunning ? "profile \(profile ?? "unknown")" : "started on demand")
    return ActuatorDescription(
      ActuatorAddress(family: FeedbackdDirectory.family), title: "feedbackd, of Linux phones",
      abilities: abilities, details: details, isDefault: true,
      availability: profile == "silent"
        ? .silenced(reason: "the feedbackd profile is 'silent'") : .ready)
  }
}
