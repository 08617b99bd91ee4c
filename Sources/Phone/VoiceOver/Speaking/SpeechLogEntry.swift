import TactusPhoneTypes

/// An utterance in the log of speech.
public struct SpeechLogEntry: Sendable, Equatable {
  /// The utterance.
  public var utterance: Utterance
  /// The time at which it began.
  public var start: PhoneInstant
  /// The time at which it ended; `nil` while it is spoken.
  public var end: PhoneInstant?
  /// The way in which it ended; `nil` while it is spoken.
  public var outcome: Outcome?

  /// Creates an entry of an utterance that begins.
  public init(_ utterance: Utterance, start: PhoneInstant) {
    (self.utterance, self.start) = (utterance, start)
  }

  /// The text.
  public var text: String { utterance.text }

  /// The way in which an utterance has ended; the raw value is the word in scripts.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It was spoken to its end.
    case finished
    /// Another one, or the user, has cut it off.
    case interrupted
  }
}
