import TactusPhone
import TactusPhoneTypes

/// The commands to an output that wait for its worker, oldest first.
package struct OutputCommandQueue {
  /// A command, with the phone's time at the request.
  package struct Request: Sendable {
    package var command: OutputCommand
    package var instant: PhoneInstant
  }

  /// Creates an empty queue.
  ///
  /// - Parameter isShortened: Whether commands are removed that later ones make superfluous, so
  ///   that the queue stays short while a device hangs.
  package init(isShortened: Bool) {
    self.isShortened = isShortened
  }

  // MARK: Doing

  /// Adds a command.
  package mutating func add(_ command: OutputCommand, at instant: PhoneInstant) {
    var command = command
    switch command {
    case .advance where requests.last?.command.isAdvance == true:
      requests[requests.endIndex - 1].instant = instant
      return
    case .stop(let voice) where isShortened:
      // Outputs.OW6.
      removeAll(of: voice)
    case .playLive(let pattern, let voice, let origin, let felt, let gate) where isShortened:
      // Outputs.OW6. Versions only extend one another, so the last one contains all others.
      command = .playLive(
        pattern, voice: voice, origin: origin, from: min(felt, firstInstant(of: voice) ?? felt),
        gate: gate)
      removeAll(of: voice)
    default: break
    }
    requests.append(Request(command: command, instant: instant))
    if !command.isAdvance { count += 1 }
  }

  /// Removes and returns the oldest command.
  package mutating func removeFirst() -> Request? {
    guard let first = requests.popFirst() else { return nil }
    if !first.command.isAdvance { count -= 1 }
    return first
  }

  // MARK: Observing

  /// Whether no command waits.
  package var isEmpty: Bool { requests.isEmpty }
  /// The number of waiting commands that do more than advance time.
  package private(set) var count = 0

  // MARK: Internals

  private let isShortened: Bool
  private var requests: ArraySlice<Request> = []

  /// Returns the instant from which a waiting version of a voice is to be played.
  private func firstInstant(of voice: VoiceID) -> PhoneInstant? {
    for request in requests {
      if case .playLive(_, voice, _, let felt, _) = request.command { return felt }
    }
    return nil
  }

  /// Removes the commands that start or change a voice.
  private mutating func removeAll(of voice: VoiceID) {
    requests.removeAll { $0.command.playedVoice == voice }
    count = requests.count { !$0.command.isAdvance }
  }
}
