/// A view above the tab bar, for all tabs.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// Values that describe the accessory of a tab bar around a view.
  public typealias Environment = UITabAccessoryEnvironment

  /// The view, which fills the accessory.
  open private(set) var contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}
