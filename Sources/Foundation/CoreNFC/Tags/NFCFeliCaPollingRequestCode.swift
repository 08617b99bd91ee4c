/// The information that FeliCa polling requests.
public enum NFCFeliCaPollingRequestCode: Int, Sendable {
  /// No information.
  case noRequest = 0
  /// The system code.
  case systemCode = 1
  /// The communication performance.
  case communicationPerformance = 2
}
