public import FoundationNetworking
import TactusFoundationBase

/// The delegate of a connection; all methods are optional.
public protocol NSURLConnectionDelegate: NSObjectProtocol {
  /// Notifies the delegate that the connection has failed.
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)

  /// Asks whether the connection looks for credentials in the shared storage; true by default. The
  /// network here has no other source, so that the answer has no effect.
  func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool

  /// Notifies the delegate that the server asks for a credential; the delegate answers the
  /// challenge's sender.
  func connection(
    _ connection: NSURLConnection, willSendRequestFor challenge: URLAuthenticationChallenge)
}

extension NSURLConnectionDelegate {
  /// Is called when the connection has failed; does nothing by default.
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}

  /// Returns true by default.
  public func connectionShouldUseCredentialStorage(_ connection: NSURLConnection) -> Bool { true }

  /// Handles a challenge as if there were no delegate, by default.
  public func connection(
    _ connection: NSURLConnection, willSendRequestFor challenge: URLAuthenticationChallenge
  ) { challenge.sender?.performDefaultHandling(for: challenge) }
}
