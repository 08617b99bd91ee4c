import TactusMessageBus
import TactusPhoneHardware

/// A player of feedbackd events, which follows each to its end.
///
/// Steps Feedbackd.F1–F7. Sendable because it is used
/// on the bus thread only.
final class EventPlayer: @unchecked Sendable {
  /// The completion handler of a feedback.
  typealias FeedbackCompletion = @Sendable (PlaybackEnding) -> Void

  /// Seconds after which an unfinished event is ended.
  ///
  /// - Source: ours; longer than any theme's response to a touch. Confidence: guess.
  static let longestEvent = 30.0

  /// Creates a player on a bus, which must outlive the player's use.
  init(_ bus: BusConnection) {
    self.bus = bus
  }

  // MARK: Doing

  /// Starts a feedback.
  func begin(_ feedback: NamedFeedback, as number: UInt64, whenOver: @escaping FeedbackCompletion) {
    // Zero intensity is not played; a named event has no other intensities (Feedbackd.F1).
    guard feedback.intensity > 0 else { return whenOver(.finished) }
    if let reason = loss { return whenOver(.failed(reason)) }
    playing[number] = FeedbackInProgress(names: feedback.feedback.eventNames, whenOver: whenOver)
    trigger(number)
  }

  /// Ends a feedback.
  func end(_ number: UInt64) {
    guard let id = playing[number]?.id else {
      // Its identifier has not arrived yet.
      playing[number]?.isEnding = true
      return
    }
    bus?.call(FeedbackdService.end(id)) { _ in }
    finish(number, .stopped)
  }

  /// Ends all feedbacks.
  ///
  /// - Parameter ending: The reported ending.
  func endAll(_ ending: PlaybackEnding) {
    for number in playing.keys.sorted() {
      if let id = playing[number]?.id, case .stopped = ending {
        bus?.call(FeedbackdService.end(id)) { _ in }
      }
      finish(number, ending)
    }
  }

  /// Handles the daemon's signal that an event ended.
  func ended(_ id: UInt32, reason: UInt32) {
    guard let number = playing.first(where: { $0.value.id == id })?.key else {
      // It may be one whose identifier has not arrived yet (Feedbackd.F5).
      if waitingCount > 0 { endedEarly[id] = reason }
      return
    }
    // If theme and profile have no feedback for a name, the next is tried (Feedbackd.F3).
    guard reason == FeedbackdService.nothingFound else { return finish(number, .finished) }
    let tried = playing[number]?.names.removeFirst()
    playing[number]?.id = nil
    if playing[number]?.names.isEmpty == false { return trigger(number) }
    // Without another name it is an error (Feedbackd.F4).
    finish(number, .failed(Self.nothing(for: tried ?? "")))
  }

  /// Ends all feedbacks and rejects further ones, because the bus was lost.
  func lose(_ error: ActuatorError) {
    loss = error
    endAll(.failed(error))
  }

  // MARK: Internals

  /// A feedback in progress.
  private struct FeedbackInProgress {
    /// The event names left to try; the first is in use.
    var names: [String]
    /// The daemon's identifier of the event; `nil` until its response.
    var id: UInt32?
    var isEnding = false
    let whenOver: FeedbackCompletion
  }

  private weak var bus: BusConnection?
  private var playing: [UInt64: FeedbackInProgress] = [:]
  /// The number of unanswered calls.
  private var waitingCount = 0
  /// The ends of events that arrived before their identifiers, with their reasons.
  private var endedEarly: [UInt32: UInt32] = [:]
  private var loss: ActuatorError?

  private func trigger(_ number: UInt64) {
    guard let name = playing[number]?.names.first, let bus else { return }
    waitingCount += 1
    bus.call(FeedbackdService.trigger(name)) { [self] in answered(number, $0) }
  }

  private func answered(_ number: UInt64, _ answer: Result<[BusVariant], BusFailure>) {
    waitingCount -= 1
    defer { if waitingCount == 0 { endedEarly = [:] } }
    guard let one = playing[number] else { return }
    switch answer {
    case .failure(let failure): finish(number, .failed(failure.error(wasThere: true)))
    case .success(let results):
      guard case .uint32(let id)? = results.first else {
        let error = BusFailure.refused(reason: "its answer is invalid")
        return finish(number, .failed(error.error(wasThere: true)))
      }
      playing[number]?.id = id
      if one.isEnding { return end(number) }
      if let reason = endedEarly.removeValue(forKey: id) { return ended(id, reason: reason) }
      bus?.thread.run(after: Self.longestEvent) { [weak self] in self?.expire(number, id) }
    }
  }

  /// Ends an event that lasts too long.
  private func expire(_ number: UInt64, _ id: UInt32) {
    // An event that is over by now, or continues under another identifier, is ignored
    // (Feedbackd.F6).
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
