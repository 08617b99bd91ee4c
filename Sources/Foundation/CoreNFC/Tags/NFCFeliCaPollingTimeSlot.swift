/// The number of time slots of FeliCa polling.
public enum NFCFeliCaPollingTimeSlot: Int, Sendable {
  /// One.
  case max1 = 0
  /// Two.
  case max2 = 1
  /// Four.
  case max4 = 3
  /// Eight.
  case max8 = 7
  /// Sixteen.
  case max16 = 15
}
