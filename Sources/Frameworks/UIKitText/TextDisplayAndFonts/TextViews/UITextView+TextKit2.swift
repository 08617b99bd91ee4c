import TactusPhoneTypes

// TextKit 2 over the layout of the text view. Step TextViews.TV18.
extension UITextView {
  /// The layout manager, whose use by the view itself changes nothing.
  var textManager: NSLayoutManager { stack.manager }

  /// The layout manager of TextKit 2; nil for a view that uses TextKit 1.
  var modernLayoutManager: NSTextLayoutManager? {
    guard !usesTextKit1 else { return nil }
    if let modernStack { return modernStack.manager }
    guard UIScreen.main.device.systemVersion >= SystemVersion(16) else { return nil }
    let (content, manager) = (
      NSTextContentStorage(stack.storage), NSTextLayoutManager(over: stack.manager)
    )
    content.addTextLayoutManager(manager)
    use(content, manager)
    return manager
  }

  private func use(_ content: NSTextContentManager, _ manager: NSTextLayoutManager) {
    modernStack = ModernTextStack(content: content, manager: manager)
    manager.visibleBounds = { [weak self] in
      // A text view is used on the main thread.
      MainActor.assumeIsolated { self?.visibleTextBounds ?? .zero }
    }
  }

  /// The visible rectangle of the text container.
  private var visibleTextBounds: CGRect {
    bounds.offsetBy(dx: -containerOrigin.x, dy: -containerOrigin.y)
  }

  /// Chooses the TextKit of a given container, by its layout manager.
  func chooseTextKit(for container: NSTextContainer?) {
    if let manager = container?.textLayoutManager, let content = manager.textContentManager {
      use(content, manager)
      return
    }
    usesTextKit1 = stack.isGiven
  }

  /// Uses TextKit 1 from now on.
  func useTextKit1() {
    guard !usesTextKit1 else { return }
    usesTextKit1 = true
    guard modernStack != nil else { return }
    modernStack = nil
    removeAttachmentViews()
    RuntimeWarning.once(
      "a text view uses TextKit 1 from now on, because its layoutManager was used: its "
        + "textLayoutManager is nil", kind: "note")
  }
}
