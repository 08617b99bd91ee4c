/// The response to FeliCa polling.
public struct NFCFeliCaPollingResponse: Sendable {
  /// The manufacturer's parameter.
  public var manufactureParameter: Data
  /// The requested data.
  public var requestData: Data?

  /// Creates a response.
  public init(manufactureParameter: Data, requestData: Data?) {
    self.manufactureParameter = manufactureParameter
    self.requestData = requestData
  }
}
