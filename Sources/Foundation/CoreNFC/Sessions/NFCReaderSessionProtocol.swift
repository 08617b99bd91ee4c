/// The members of all sessions that read tags.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  /// Whether the session reads.
  var isReady: Bool { get }
  /// The text that the user sees.
  var alertMessage: String { get set }
  /// Begins to read.
  func begin()
  /// Ends the session.
  func invalidate()
  /// Ends the session with a text for the user.
  func invalidate(errorMessage: String)
}
