/// The information that a reader asks of a FeliCa tag when it looks for one.
public enum NFCFeliCaPollingRequestCode: Int, Sendable {
  /// Nothing.
  case noRequest = 0
  /// The code of its system.
  case systemCode = 1
  /// The speed of its communication.
  case communicationPerformance = 2
}
