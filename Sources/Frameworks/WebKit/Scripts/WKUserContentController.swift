internal import TactusCrashReports

/// The scripts, message handlers and content rule lists of a configuration.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// Creates a controller without scripts.
  public override init() { super.init() }

  /// The scripts.
  open var userScripts: [WKUserScript] { scripts }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { scripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { scripts = [] }

  /// Adds a message handler; a name in use traps.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }

  /// Adds a message handler for a world; a name in use there traps.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) { keep(scriptMessageHandler, world, name) }

  /// Adds a replying message handler for a world; a name in use there traps.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) { keep(scriptMessageHandlerWithReply, contentWorld, name) }

  /// Removes a message handler.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  /// Removes a world's message handler.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[ObjectIdentifier(contentWorld)]?[name] = nil
  }
  /// Removes a world's message handlers.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers[ObjectIdentifier(contentWorld)] = nil
  }
  /// Removes all message handlers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  /// Adds a content rule list, which filters nothing here.
  open func add(_ contentRuleList: WKContentRuleList) {
    remove(contentRuleList)
    rules.append(contentRuleList)
  }
  /// Removes a content rule list.
  open func remove(_ contentRuleList: WKContentRuleList) {
    rules.removeAll { $0.identifier == contentRuleList.identifier }
  }
  /// Removes all content rule lists.
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
