/// Actions of which one can be chosen once the group was, while a controller is previewed.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: What people read.
  ///   - style: How it looks.
  ///   - actions: What is in it.
  public required init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
  }

  /// What people read.
  public let title: String

  /// A group of the same actions.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(title: title, style: style, actions: actions)
  }

  // MARK: Internals

  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]
}
