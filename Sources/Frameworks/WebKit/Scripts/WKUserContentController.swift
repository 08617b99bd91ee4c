internal import TactusCrashReports

/// An object for managing interactions between JavaScript code and your web view.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Creates an object without scripts.
  public override init() { super.init() }

  /// The scripts.
  open var userScripts: [WKUserScript] { scripts }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { scripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { scripts = [] }

  /// Adds a handler of messages, whose name ends the program if it is in use.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    programmingPrecondition(
      handlers[name] == nil,
      "attempt to add script message handler with name '\(name)' when one already exists",
      exception: "NSInvalidArgumentException")
    handlers[name] = scriptMessageHandler
  }

  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  private var scripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
}
