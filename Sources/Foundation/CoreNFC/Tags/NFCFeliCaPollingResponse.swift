/// The answer of a tag of FeliCa that was looked for.
public struct NFCFeliCaPollingResponse: Sendable {
  /// The parameter of the manufacturer.
  public var manufactureParameter: Data
  /// The data that was asked for.
  public var requestData: Data?

  /// Creates an answer.
  public init(manufactureParameter: Data, requestData: Data?) {
    self.manufactureParameter = manufactureParameter
    self.requestData = requestData
  }
}
