/// A text that an app asks assistive technologies to speak.
public struct AccessibilityAnnouncement: Sendable, Equatable {
  /// The text.
  public var text: String
  /// A number by which the phone reports the end; 0 if the app does not want to know it.
  public var number: UInt32
  /// The priority.
  public var priority: Priority
  /// Whether it waits until other speech has ended.
  public var isQueued: Bool
  /// The language, such as `de-CH`; `nil` for that of the phone.
  public var language: String?
  /// The text in parts with attributes of speech; empty for a plain one.
  public var parts: [SpokenPart] = []

  /// Creates an announcement; the default is that of a plain string.
  public init(
    _ text: String, number: UInt32 = 0, priority: Priority = .default, isQueued: Bool = false,
    language: String? = nil
  ) {
    self.text = text
    self.number = number
    self.priority = priority
    self.isQueued = isQueued
    self.language = language
  }

  /// The priority of an announcement; the raw value is the word on the wire.
  public enum Priority: String, Sendable, CaseIterable {
    /// It is spoken when other speech has ended.
    case low
    /// It cuts off other speech, and later speech cuts it off.
    case `default`
    /// It cuts off other speech, and is not cut off once it has begun.
    case high
  }
}
