/// What a tag of FeliCa is asked for when a reader looks for it.
public enum NFCFeliCaPollingRequestCode: Int, Sendable {
  /// Nothing.
  case noRequest = 0
  /// The code of its system.
  case systemCode = 1
  /// The speed of its communication.
  case communicationPerformance = 2
}
