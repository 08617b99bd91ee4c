extension UITextItem {
  /// The menu of a text item, with its preview.
  ///
  /// Steps TextViews.TV30 and TextViews.TV31.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The previews beside the menu of a text item.
    public enum Preview {
      /// The lines of the item.
      case `default`
      /// A view of the app, in its own size.
      case view(UIView)
    }

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - preview: The preview; nil shows only the menu.
    ///   - menu: The menu.
    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }

    // MARK: Internals

    let preview: Preview?
    let menu: UIMenu
  }
}
