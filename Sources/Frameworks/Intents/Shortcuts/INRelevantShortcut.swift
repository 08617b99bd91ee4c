/// A shortcut with the times and places at which it is relevant.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// Creates a relevant shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }

  /// The shortcut.
  public let shortcut: INShortcut
  /// The relevance providers.
  open var relevanceProviders: [INRelevanceProvider] = []
  /// The card on a watch.
  open var watchTemplate: INDefaultCardTemplate?
  /// The kind of widget.
  open var widgetKind: String?
  /// The role.
  open var shortcutRole: INRelevantShortcutRole = .action
}
