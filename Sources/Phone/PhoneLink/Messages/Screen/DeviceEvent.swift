/// Something that happens to the phone and is over at once; the raw value is the word on the wire and
/// in scripts.
public enum DeviceEvent: String, Sendable, CaseIterable {
  /// Memory is short.
  case memoryWarning = "memory-warning"
  /// Somebody has taken a picture of the screen.
  case screenshot
  /// It is midnight, or the clock was set.
  case timeChange = "time-change"
}
