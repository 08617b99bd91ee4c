/// The context of an app extension, by which it returns what the user made.
///
/// No app runs extensions other than keyboards here, so that only apps and tests create one
/// (ObjectiveC.EX1).
open class NSExtensionContext: NSObject {
  /// Creates a context without items.
  public override init() { super.init() }

  /// The items that the host of the extension passes on; none.
  open var inputItems: [Any] { [] }

  /// Ends the extension with items; calls the handler at once.
  ///
  /// - Parameters:
  ///   - items: The items for the host.
  ///   - completionHandler: Called with true, as no host expects a response.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  /// Ends the extension with an error; does nothing, as no host expects one.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the system to open a URL for the extension; calls the handler with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// Asks the system to open a URL for the extension, and returns false.
  @discardableResult
  nonisolated(nonsending) open func open(_ URL: URL) async -> Bool {
    await withCheckedContinuation { next in open(URL) { next.resume(returning: $0) } }
  }
}
