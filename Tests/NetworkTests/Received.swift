import Network

/// The result of a receive request.
struct Received: Sendable, Equatable {
  var bytes: [UInt8]?
  var isFinal: Bool?
  var isComplete: Bool
  var error: NWError?
}
