/// The reason why an audio session does not become active; the raw value is the word on the wire.
public enum SoundRefusal: String, Sendable, CaseIterable {
  /// A call or an alarm has priority.
  case insufficientPriority = "priority"
  /// A session that does not mix cannot become active in the background.
  case cannotInterruptOthers = "others"
  /// A session that records and mixes cannot become active in the background.
  case cannotRecord = "recording"
  /// The assistant listens, so that no app can record.
  case assistantRecords = "assistant"
}
