/// A view above the tab bar, shared by all tabs.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The position of the tab accessory that encloses a view.
  public typealias Environment = UITabAccessoryEnvironment

  /// The view, which fills the accessory.
  open private(set) var contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
