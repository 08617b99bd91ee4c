import PhoneHardware

/// What the daemon is and can do, as far as it can be known without starting it.
struct FeedbackdState: Sendable, Equatable {
  /// Whether it runs; otherwise the bus starts it when it is needed.
  var isRunning: Bool
  /// The profile that people have chosen; `nil` where it is not known.
  var profile: String?
  /// Whether it takes patterns.
  var takesPatterns: Bool

  /// Looks at a daemon.
  ///
  /// - Parameter bus: Where it is.
  /// - Parameter starts: Whether it is started where it does not run.
  /// - Throws: Why there is none.
  init(_ bus: BusConnection, starts: Bool) throws(BusFailure) {
    isRunning =
      try bus.callAndWait(.bus("NameHasOwner", "('\(FeedbackdService.name)',)")).truth(0) == true
    if !isRunning {
      let known = try bus.callAndWait(.bus("ListActivatableNames")).texts(0)
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
    profile = try bus.callAndWait(FeedbackdService.profile).text(0)
    let interfaces = try bus.callAndWait(FeedbackdService.introspection).text(0) ?? ""
    takesPatterns = interfaces.contains("\"\(FeedbackdService.hapticInterface)\"")
  }

  /// As lists show it.
  var description: ActuatorDescription {
    var abilities: Set<ActuatorDescription.Ability> = [.feedback, .realTime]
    if takesPatterns { abilities.insert(.rumble) }
    var facts = [takesPatterns ? "events and patterns" : "events"]
    facts.append(isRunning ? "profile \(profile ?? "unknown")" : "starts when it is needed")
    return ActuatorDescription(
      ActuatorAddress(family: FeedbackdDirectory.family), title: "feedbackd, of Linux phones",
      abilities: abilities, facts: facts, isUsual: true,
      availability: profile == "silent"
        ? .silenced(reason: "the profile that was chosen in feedbackd is 'silent'") : .ready)
  }
}
