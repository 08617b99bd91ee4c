/// The reason for which the bytes of a web socket cannot be read.
public enum WebSocketFailure: Error, Equatable, Sendable {
  /// The peer violates the protocol.
  case violation
  /// A text or a reason is not UTF-8.
  case invalidText
  /// A message is longer than the limit.
  case tooLong

  /// The code of the close frame that reports the failure to the peer.
  ///
  /// - Source: RFC 6455, section 7.4.1. Confidence: documented.
  public var closeCode: UInt16 {
    switch self {
    case .violation: 1_002
    case .invalidText: 1_007
    case .tooLong: 1_009
    }
  }

  /// Creates the reason for the code of a close frame; a violation for any other code.
  init(closeCode: UInt16) {
    let reasons: [WebSocketFailure] = [.invalidText, .tooLong]
    self = reasons.first { $0.closeCode == closeCode } ?? .violation
  }
}
