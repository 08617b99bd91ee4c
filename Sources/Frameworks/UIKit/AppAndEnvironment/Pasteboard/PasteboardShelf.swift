/// What is on a pasteboard, whoever looks at it.
@MainActor
final class PasteboardContents {
  var items: [[String: Any]] = []
  var changeCount = 0
}

/// The pasteboards of the app, by their names.
@MainActor
enum PasteboardShelf {
  private static var all: [UIPasteboard.Name: PasteboardContents] = [:]
  private static var lastNumber = 0

  /// What is on a pasteboard; nil where there is none.
  static func contents(of name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
    if let found = all[name] { return found }
    guard create || name == .general else { return nil }
    let new = PasteboardContents()
    all[name] = new
    return new
  }

  /// The pasteboard of a name.
  static func board(_ name: UIPasteboard.Name) -> UIPasteboard {
    UIPasteboard(name, contents(of: name, create: true) ?? PasteboardContents())
  }

  /// Takes one away; nil where there was none, or it has to stay.
  static func remove(_ name: UIPasteboard.Name) -> UIPasteboard? {
    guard name != .general, let contents = all.removeValue(forKey: name) else { return nil }
    return UIPasteboard(name, contents)
  }

  /// A name that no pasteboard has.
  static func uniqueName() -> UIPasteboard.Name {
    repeat { lastNumber += 1 } while all[UIPasteboard.Name("pasteboard-\(lastNumber)")] != nil
    return UIPasteboard.Name("pasteboard-\(lastNumber)")
  }
}
