import PhoneHardware

/// Lets events happen at the daemon, and follows each to its end.
///
/// Steps F1–F7 of `Documentation/Behaviour/Feedbackd.md`. `@unchecked Sendable` because all of it
/// is touched on the bus's thread alone.
final class EventPlayer: @unchecked Sendable {
  /// What is told when a feedback is over.
  typealias WhenOver = @Sendable (PlaybackEnding) -> Void

  /// Seconds after which an event that was not said to be over is ended.
  ///
  /// - Source: ours; longer than any theme's answer to a touch. Confidence: guess.
  static let longestEvent = 30.0

  /// Makes a player on a bus, which has to be alive while anything is asked of the player.
  init(_ bus: BusConnection) {
    self.bus = bus
  }

  // MARK: Doing

  /// Begins a feedback.
  func begin(_ feedback: NamedFeedback, as number: UInt64, whenOver: @escaping WhenOver) {
    // F1. What has no strength is not felt; a name has no other strengths.
    guard feedback.intensity > 0 else { return whenOver(.finished) }
    if let reason = loss { return whenOver(.failed(reason)) }
    playing[number] = Playing(names: feedback.feedback.eventNames, whenOver: whenOver)
    trigger(number)
  }

  /// Ends a feedback.
  func end(_ number: UInt64) {
    guard let id = playing[number]?.id else {
      // Its number is still on the way here.
      playing[number]?.isEnding = true
      return
    }
    bus?.call(FeedbackdService.end(id)) { _ in }
    finish(number, .stopped)
  }

  /// Ends everything.
  ///
  /// - Parameter ending: What is said of it.
  func endAll(_ ending: PlaybackEnding) {
    for number in playing.keys.sorted() {
      if let id = playing[number]?.id, case .stopped = ending {
        bus?.call(FeedbackdService.end(id)) { _ in }
      }
      finish(number, ending)
    }
  }

  /// Notes that the daemon said that an event is over.
  func ended(_ id: UInt32, reason: UInt32) {
    guard let number = playing.first(where: { $0.value.id == id })?.key else {
      // F5. It may be one whose number has not come yet.
      if waitingCount > 0 { endedEarly[id] = reason }
      return
    }
    // F3. Where theme and profile have nothing for a name, the next is tried.
    guard reason == FeedbackdService.nothingFound else { return finish(number, .finished) }
    let tried = playing[number]?.names.removeFirst()
    playing[number]?.id = nil
    if playing[number]?.names.isEmpty == false { return trigger(number) }
    // F4. With no name left it is said.
    finish(number, .failed(Self.nothing(for: tried ?? "")))
  }

  /// Ends everything, and plays nothing any more: there is no bus.
  func lose(_ error: ActuatorError) {
    loss = error
    endAll(.failed(error))
  }

  // MARK: Internals

  /// A feedback that is under way.
  private struct Playing {
    /// Names that are left to try; the first is tried now.
    var names: [String]
    /// The daemon's number of it; `nil` while that is on its way.
    var id: UInt32?
    var isEnding = false
    let whenOver: WhenOver
  }

  private weak var bus: BusConnection?
  private var playing: [UInt64: Playing] = [:]
  /// Calls whose answer has not come.
  private var waitingCount = 0
  /// Ends of events whose numbers nobody here knows yet, with their reasons.
  private var endedEarly: [UInt32: UInt32] = [:]
  private var loss: ActuatorError?

  private func trigger(_ number: UInt64) {
    guard let name = playing[number]?.names.first, let bus else { return }
    waitingCount += 1
    bus.call(FeedbackdService.trigger(name)) { [self] in answered(number, $0) }
  }

  private func answered(_ number: UInt64, _ answer: Result<BusValue, BusFailure>) {
    waitingCount -= 1
    defer { if waitingCount == 0 { endedEarly = [:] } }
    guard let one = playing[number] else { return }
    switch answer {
    case .failure(let failure): finish(number, .failed(failure.error(wasThere: true)))
    case .success(let value):
      guard let id = value.number(0) else {
        let error = BusFailure.refused(reason: "its answer makes no sense")
        return finish(number, .failed(error.error(wasThere: true)))
      }
      playing[number]?.id = id
      if one.isEnding { return end(number) }
      if let reason = endedEarly.removeValue(forKey: id) { return ended(id, reason: reason) }
      bus?.thread.perform(after: Self.longestEvent) { [weak self] in self?.expire(number, id) }
    }
  }

  /// Ends an event that has gone on for too long.
  private func expire(_ number: UInt64, _ id: UInt32) {
    // F6. One that is over by now, or that goes on under another number, is not meant.
    if playing[number]?.id == id { end(number) }
  }

  private func finish(_ number: UInt64, _ ending: PlaybackEnding) {
    playing.removeValue(forKey: number)?.whenOver(ending)
  }

  private static func nothing(for name: String) -> ActuatorError {
    .refused(
      device: FeedbackdService.device,
      reason: "its theme has nothing for '\(name)' that its profile and devices allow")
  }
}
