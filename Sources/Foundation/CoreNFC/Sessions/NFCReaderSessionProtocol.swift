/// The common members of reader sessions.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  /// Whether the session is reading.
  var isReady: Bool { get }
  /// The message for the user.
  var alertMessage: String { get set }
  /// Starts the session.
  func begin()
  /// Ends the session.
  func invalidate()
  /// Ends the session with a message for the user.
  func invalidate(errorMessage: String)
}
