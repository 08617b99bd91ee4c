/// A shortcut that is relevant at some times or places.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// Creates a relevant shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init()
  }

  /// The shortcut.
  public let shortcut: INShortcut
  /// The times and places.
  open var relevanceProviders: [INRelevanceProvider] = []
  /// The card that a watch shows.
  open var watchTemplate: INDefaultCardTemplate?
  /// The kind of widget.
  open var widgetKind: String?
  /// The use.
  open var shortcutRole: INRelevantShortcutRole = .action
}
