/// The methods by which the system reports to an app, which are never called (Metrics.MX1).
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  /// Tells the subscriber of measurements; never called.
  func didReceive(_ payloads: [MXMetricPayload])
  /// Tells the subscriber of failures; never called.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Does nothing.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Does nothing.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
