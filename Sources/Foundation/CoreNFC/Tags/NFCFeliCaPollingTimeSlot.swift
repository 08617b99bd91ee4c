/// The number of times at which tags of FeliCa may answer.
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
