/// A group of preview actions, which are shown when the group is chosen.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  /// Creates a group without actions.
  public override init() {
    (title, style, actions) = ("", .default, [])
    super.init()
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style.
  ///   - actions: The actions.
  public required init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
  }

  /// The title.
  open private(set) var title: String

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(title: title, style: style, actions: actions)
  }

  // MARK: Internals

  let style: UIPreviewAction.Style
  let actions: [UIPreviewAction]
}
