/// An object that begins the work of an app extension.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins the work.
  func beginRequest(with context: NSExtensionContext)
}
