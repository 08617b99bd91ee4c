import TactusThreads

/// The contents of a pasteboard, shared by all objects with its name.
@MainActor
final class PasteboardContents {
  var items: [[String: Any]] = []
  var changeCount = 0
  /// Whether another app copied the items.
  var isForeign = false

  /// Creates empty contents, on any thread.
  nonisolated init() {}
}

/// The pasteboards of the app, by name.
@MainActor
enum PasteboardRegistry {
  private static var all: [UIPasteboard.Name: PasteboardContents] {
    get { allOfContext.value }
    _modify { yield &allOfContext.value }
  }

  private static let allOfContext = ContextLocal<[UIPasteboard.Name: PasteboardContents]>([:])
  private static var lastNumber = 0

  /// Returns the contents of a pasteboard; nil if there is none.
  static func contents(of name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
    if let found = all[name] { return found }
    guard create || name == .general else { return nil }
    let new = PasteboardContents()
    all[name] = new
    return new
  }

  /// Returns the pasteboard of a name, creating it if needed.
  static func pasteboard(_ name: UIPasteboard.Name) -> UIPasteboard {
    UIPasteboard(name, contents(of: name, create: true) ?? PasteboardContents())
  }

  /// Removes a pasteboard; nil if there was none, or it is the general one.
  static func remove(_ name: UIPasteboard.Name) -> UIPasteboard? {
    guard name != .general, let contents = all.removeValue(forKey: name) else { return nil }
    return UIPasteboard(name, contents)
  }

  /// Returns an unused name.
  static func uniqueName() -> UIPasteboard.Name {
    repeat { lastNumber += 1 } while all[UIPasteboard.Name("pasteboard-\(lastNumber)")] != nil
    return UIPasteboard.Name("pasteboard-\(lastNumber)")
  }
}
