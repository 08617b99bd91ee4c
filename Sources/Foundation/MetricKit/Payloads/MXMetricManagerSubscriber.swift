/// A subscriber to the system's reports; never called (Metrics.MX1).
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Passes measurements to the subscriber; never called.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Passes failures to the subscriber; never called.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
