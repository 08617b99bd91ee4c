/// A momentary event of the device; the raw value is the word on the wire and in scripts.
public enum DeviceEvent: String, Sendable, CaseIterable {
  /// The memory is low.
  case memoryWarning = "memory-warning"
  /// The memory is so low that apps in the background end, after a warning; apps receive
  /// `memoryWarning`.
  case memoryShortage = "memory-short"
  /// The user took a screenshot.
  case screenshot
  /// Midnight passed, or the clock was set.
  case timeChange = "time-change"
  /// The media services ended and were started again; apps receive `SoundEvent.mediaReset`.
  case mediaReset = "media-reset"
  /// The scheduled tasks of apps in the background start, whatever they wait for.
  case scheduledTasks = "background-tasks"
}
