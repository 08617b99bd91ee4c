/// The reason why an audio session does not become active; the raw value is the word on the wire.
public enum SoundRefusal: String, Sendable, CaseIterable {
  /// A call or an alarm has priority.
  case insufficientPriority = "priority"
  /// A session that does not mix cannot become active in the background.
  case cannotInterruptOthers = "others"
}
