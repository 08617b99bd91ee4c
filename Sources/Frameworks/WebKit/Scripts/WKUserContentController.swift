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
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }

  /// Adds a handler of messages from a world, whose name ends the program if it is in use there.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { keep(scriptMessageHandler, world, name) }

  /// Adds a handler that answers messages, whose name ends the program if the world has it.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) { keep(scriptMessageHandlerWithReply, contentWorld, name) }

  /// Removes a handler.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  /// Removes a handler of messages from a world.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[ObjectIdentifier(contentWorld)]?[name] = nil
  }
  /// Removes all handlers of messages from a world.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers[ObjectIdentifier(contentWorld)] = nil
  }
  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Adds a list of rules, which filter nothing here.
  open func add(_ contentRuleList: WKContentRuleList) {
    remove(contentRuleList)
    rules.append(contentRuleList)
  }
  /// Removes a list of rules.
  open func remove(_ contentRuleList: WKContentRuleList) {
    rules.removeAll { $0.identifier == contentRuleList.identifier }
  }
  /// Removes all lists of rules.
  open func removeAllContentRuleLists() { rules = [] }

  private var scripts: [WKUserScript] = []
  private var handlers: [ObjectIdentifier: [String: any NSObjectProtocol]] = [:]
  private var rules: [WKContentRuleList] = []

  private func keep(
    _ handler: any NSObjectProtocol, _ world: WKContentWorld, _ name: String
  ) {
    let place = ObjectIdentifier(world)
    programmingPrecondition(
      handlers[place]?[name] == nil,
      "attempt to add script message handler with name '\(name)' when one already exists",
      exception: "NSInvalidArgumentException")
    handlers[place, default: [:]][name] = handler
  }
}
