/// The storage, layout manager and container of a text view.
struct TextStack {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// Whether a given container had a layout manager.
  let isGiven: Bool

  /// Creates what a given container lacks.
  init(_ given: NSTextContainer?) {
    container = given ?? NSTextContainer(size: .zero)
    isGiven = given?.layoutManager != nil
    if given == nil { container.widthTracksTextView = true }
    if let manager = container.layoutManager {
      self.manager = manager
    } else {
      manager = NSLayoutManager()
      manager.allowsNonContiguousLayout = true
      manager.addTextContainer(container)
    }
    if let storage = manager.textStorage {
      self.storage = storage
    } else {
      storage = NSTextStorage()
      storage.addLayoutManager(manager)
    }
  }
}
