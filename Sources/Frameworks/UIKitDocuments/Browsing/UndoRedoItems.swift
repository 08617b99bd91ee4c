/// The buttons that undo and redo the changes of a document (DocumentsInApps.DV3).
@MainActor
final class UndoRedoItems {
  /// The group, which is hidden without a document.
  let group: UIBarButtonItemGroup
  /// The document.
  weak var document: UIDocument? { didSet { observe() } }

  private let undo: UIBarButtonItem, redo: UIBarButtonItem
  // Unchecked because only the main actor changes them, and the deinitialization ends them.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init() {
    (undo, redo) = (UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .redo))
    group = UIBarButtonItemGroup(barButtonItems: [undo, redo], representativeItem: nil)
    undo.primaryAction = UIAction { [weak self] _ in self?.document?.undoManager.undo() }
    redo.primaryAction = UIAction { [weak self] _ in self?.document?.undoManager.redo() }
    update()
  }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  /// Enables what can be undone and redone.
  func update() {
    let manager = document?.undoManager
    group.isHidden = manager == nil
    undo.isEnabled = manager?.canUndo ?? false
    redo.isEnabled = manager?.canRedo ?? false
  }

  private func observe() {
    observers.forEach(NotificationCenter.default.removeObserver)
    observers = []
    update()
    guard let manager = document?.undoManager else { return }
    for name: Notification.Name in [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: .main) {
          [weak self] _ in MainActor.assumeIsolated { self?.update() }
        })
    }
  }
}
