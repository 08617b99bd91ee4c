import TactusFoundationBase

extension URLSessionTaskTransactionMetrics {
  /// Sets the times, sizes and addresses from what is known of a request of the network.
  ///
  /// - Parameters:
  ///   - facts: What is known.
  ///   - end: The time at which the request ended.
  func fill(_ facts: TransferMeasurements, until end: Date) {
    let start = max(fetchStartDate ?? end, end - facts.total)
    func date(_ seconds: Double) -> Date? { seconds > 0 ? min(start + seconds, end) : nil }
    isReusedConnection = facts.newConnections == 0 && facts.response > 0
    if !isReusedConnection, let connected = date(facts.connection) {
      // An address is not looked up.
      if facts.remoteAddress != request.url?.host {
        (domainLookupStartDate, domainLookupEndDate) = (start, date(facts.lookup))
      }
      connectStartDate = date(facts.lookup) ?? start
      if let encrypted = date(facts.encryption) {
        (secureConnectionStartDate, secureConnectionEndDate) = (connected, encrypted)
        connectEndDate = encrypted
      } else {
        connectEndDate = connected
      }
    }
    requestStartDate = date(facts.request)
    // Nobody knows the time at which a body was sent.
    requestEndDate = facts.requestBodyBytes == 0 ? requestStartDate : nil
    responseStartDate = date(facts.response)
    responseEndDate = responseStartDate == nil ? nil : end
    countOfRequestHeaderBytesSent = Int64(facts.requestHeaderBytes)
    countOfRequestBodyBytesSent = Int64(facts.requestBodyBytes)
    countOfRequestBodyBytesBeforeEncoding = countOfRequestBodyBytesSent
    countOfResponseHeaderBytesReceived = Int64(facts.responseHeaderBytes)
    countOfResponseBodyBytesReceived = Int64(facts.responseBodyBytes)
    countOfResponseBodyBytesAfterDecoding = countOfResponseBodyBytesReceived
    networkProtocolName = response == nil ? nil : facts.protocolName
    (remoteAddress, remotePort) = (facts.remoteAddress, facts.remotePort)
    (localAddress, localPort) = (facts.localAddress, facts.localPort)
  }
}
