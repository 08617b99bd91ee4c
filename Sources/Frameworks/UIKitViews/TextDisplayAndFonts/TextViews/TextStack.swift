/// The storage, layout manager and container of a text view.
struct TextStack {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer

  /// Creates what a given container lacks.
  init(_ given: NSTextContainer?) {
    container = given ?? NSTextContainer(size: .zero)
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
