import TactusPhoneLink
import TactusPhoneTypes

/// The utterances that are spoken one after the other, and the rules by which one cuts off another.
///
/// The queue has no clock and makes no sound: its owner passes the time, synthesizes what begins
/// and reports its duration. The steps VoiceOver.SQ1… are in
/// `Documentation/Behaviour/VoiceOver.md`.
public struct SpeechQueue: Sendable {
  /// Creates an empty queue.
  public init() {}

  /// A change of the queue.
  public enum SpeechEvent: Sendable, Equatable {
    /// An utterance begins.
    case begin(Utterance)
    /// An utterance that was spoken has ended.
    case end(Utterance, SpeechLogEntry.Outcome)
    /// An utterance that waited will not be spoken.
    case drop(Utterance)
  }

  // MARK: Doing

  /// Speaks an utterance now, or later if what is spoken may not be cut off.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - pause: The time without speech before it.
  ///   - waits: Whether it waits for what is spoken, whatever its kind.
  ///   - now: The time.
  /// - Returns: The changes, in order.
  public mutating func say(
    _ utterance: Utterance, after pause: Duration = .zero, waits: Bool = false,
    at now: PhoneInstant
  ) -> [SpeechEvent] {
    var changes = advance(to: now)
    switch utterance.priority {
    case .interrupt(let isFirm):
      if !waits { changes += makeWay(isFirm: isFirm, at: now) }
    case .wait: break
    }
    guard waiting.count < VoiceOverConstants.maximumWaiting else {
      return changes + [.drop(utterance)]
    }
    let place = utterance.isPatient ? nil : waiting.firstIndex { $0.utterance.isPatient }
    waiting.insert(QueuedUtterance(utterance: utterance, pause: pause), at: place ?? waiting.count)
    return changes + startNext(at: now)
  }

  /// Sets the duration of the utterance that is spoken, once its sound is known.
  public mutating func setDuration(_ duration: Duration, of id: UInt64) {
    guard current?.utterance.id == id, current?.duration == nil else { return }
    current?.duration = max(duration, .zero)
  }

  /// Advances time, and returns the changes that are due.
  public mutating func advance(to now: PhoneInstant) -> [SpeechEvent] {
    var changes: [SpeechEvent] = []
    while true {
      if let spoken = current {
        guard let end = spoken.end, end <= now, pausedAt == nil else { break }
        current = nil
        lastEnd = end
        changes.append(.end(spoken.utterance, .finished))
        changes += startNext(at: now)
      } else {
        let started = startNext(at: now)
        guard !started.isEmpty else { break }
        changes += started
      }
    }
    return changes
  }

  /// Ends all speech at once.
  public mutating func silence(at now: PhoneInstant) -> [SpeechEvent] {
    var changes: [SpeechEvent] = []
    if let spoken = current { changes.append(.end(spoken.utterance, .interrupted)) }
    changes += waiting.map { .drop($0.utterance) }
    (current, waiting, pausedAt, lastEnd) = (nil, [], nil, now)
    return changes
  }

  /// Pauses the utterance that is spoken; returns whether there is one.
  public mutating func pause(at now: PhoneInstant) -> Bool {
    guard current != nil, pausedAt == nil else { return false }
    pausedAt = now
    return true
  }

  /// Resumes a paused utterance.
  ///
  /// - Returns: The utterance and the time of it that was spoken before; `nil` if none was paused.
  public mutating func resume(at now: PhoneInstant) -> (Utterance, spoken: Duration)? {
    guard let paused = pausedAt, var spoken = current else { return nil }
    let before = spoken.start.duration(to: paused)
    spoken.start = now.advanced(by: .zero - before)
    (current, pausedAt) = (spoken, nil)
    return (spoken.utterance, before)
  }

  // MARK: Observing

  /// The time at which the queue changes without input; `nil` if it does not.
  public var deadline: PhoneInstant? {
    guard pausedAt == nil else { return nil }
    if let current { return current.end }
    return waiting.first.map { lastEnd.advanced(by: $0.pause) }
  }

  /// The utterance that is spoken; `nil` for none.
  public var spoken: Utterance? { current?.utterance }

  /// Whether speech sounds at present.
  public var isSpeaking: Bool { current != nil && pausedAt == nil }

  /// Whether speech is paused.
  public var isPaused: Bool { pausedAt != nil }

  // MARK: Internals

  /// The utterance that is being spoken.
  private struct CurrentUtterance: Sendable {
    var utterance: Utterance
    var start: PhoneInstant
    var duration: Duration?

    var end: PhoneInstant? { duration.map { start.advanced(by: $0) } }
  }

  /// An utterance that waits for its turn.
  private struct QueuedUtterance: Sendable {
    var utterance: Utterance
    var pause: Duration
  }

  private var current: CurrentUtterance?
  private var waiting: [QueuedUtterance] = []
  private var pausedAt: PhoneInstant?
  /// The end of the last utterance.
  private var lastEnd = PhoneInstant.boot

  /// Interrupts the current and the waiting utterances, as far as allowed (VoiceOver.SQ2,
  /// VoiceOver.SQ4).
  private mutating func makeWay(isFirm: Bool, at now: PhoneInstant) -> [SpeechEvent] {
    var changes: [SpeechEvent] = []
    // Nothing but a high announcement cuts off a high announcement (VoiceOver.SQ4).
    let isKept = current.map { $0.utterance.isFirm && !isFirm } ?? false
    if let spoken = current, !isKept {
      current = nil
      pausedAt = nil
      lastEnd = now
      changes.append(.end(spoken.utterance, .interrupted))
    }
    // Announcements that wait are spoken afterwards (VoiceOver.SQ3).
    let dropped = waiting.filter { !$0.utterance.isPatient && (!$0.utterance.isFirm || isFirm) }
    waiting.removeAll { !$0.utterance.isPatient && (!$0.utterance.isFirm || isFirm) }
    return changes + dropped.map { .drop($0.utterance) }
  }

  private mutating func startNext(at now: PhoneInstant) -> [SpeechEvent] {
    guard current == nil, let next = waiting.first,
      next.pause == .zero || lastEnd.advanced(by: next.pause) <= now
    else { return [] }
    waiting.removeFirst()
    current = CurrentUtterance(utterance: next.utterance, start: now)
    return [.begin(next.utterance)]
  }
}

extension Utterance {
  /// The rule by which an utterance begins.
  fileprivate enum Priority {
    /// The utterance cuts off the current one; a firm one also cuts off a firm one.
    case interrupt(isFirm: Bool)
    /// The utterance waits for the end of those before it.
    case wait
  }

  fileprivate var priority: Priority {
    switch kind {
    case .element, .message: .interrupt(isFirm: false)
    case .hint: .wait
    case .announcement(let announcement):
      announcement.isQueued || announcement.priority == .low
        ? .wait : .interrupt(isFirm: announcement.priority == .high)
    }
  }

  /// Whether the utterance is an announcement that waits for other speech.
  fileprivate var isPatient: Bool {
    if case .announcement = kind, case .wait = priority { true } else { false }
  }

  /// Whether only a high announcement cuts off the utterance.
  fileprivate var isFirm: Bool {
    if case .announcement(let announcement) = kind { announcement.priority == .high } else { false }
  }
}
