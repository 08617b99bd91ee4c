import TactusPhoneLink
import TactusPhoneTypes

/// A text that VoiceOver speaks.
public struct Utterance: Sendable, Equatable {
  /// A number that no other utterance of the phone has.
  public var id: UInt64
  /// The text.
  public var text: String
  /// The language of the voice, such as `de-DE`.
  public var language: String
  /// The kind.
  public var kind: Kind
  /// The text in parts with attributes of speech; empty for a plain one.
  public var parts: [SpokenPart] = []

  /// Creates an utterance.
  public init(id: UInt64, _ text: String, language: String, kind: Kind) {
    (self.id, self.text, self.language, self.kind) = (id, text, language, kind)
  }

  /// The kind of an utterance.
  public enum Kind: Sendable, Equatable {
    /// An element, or a part of it, after a gesture of the user.
    case element
    /// The hint of the element before.
    case hint
    /// A message of VoiceOver itself.
    case message
    /// An announcement of an app.
    case announcement(AccessibilityAnnouncement)
  }
}
