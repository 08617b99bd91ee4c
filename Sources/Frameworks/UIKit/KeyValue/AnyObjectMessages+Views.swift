// What views, controls and bar items have, asked of an object of which nothing is known; nil where it has
// no such thing, and forced by itself, as on an iPhone.
// Source: Documentation/Behaviour/ObjectiveC.md (AO1)
@MainActor extension _AnyMessages {
  /// The number by which the app knows it.
  public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
  /// Where a view is.
  public var frame: CGRect! { view?.frame }
  /// Where a view is, in itself.
  public var bounds: CGRect! { view?.bounds }
  /// Where a view's middle is.
  public var center: CGPoint! { view?.center }
  /// How much of a view is seen.
  public var alpha: CGFloat! { view?.alpha }
  /// Whether a view is not seen.
  public var isHidden: Bool! { view?.isHidden }
  /// What a view is in.
  public var superview: UIView?! { view.map(\.superview) }
  /// The window that a view is in.
  public var window: UIWindow?! { view.map(\.window) }
  /// Whether people can use it.
  public var isEnabled: Bool! {
    control?.isEnabled ?? label?.isEnabled ?? (object as? UIBarItem)?.isEnabled
      ?? (object as? UIGestureRecognizer)?.isEnabled
  }
  /// Whether a control is chosen.
  public var isSelected: Bool! { control?.isSelected }
  /// Whether it is pressed, or shown so.
  public var isHighlighted: Bool! {
    control?.isHighlighted ?? label?.isHighlighted ?? (object as? UIImageView)?.isHighlighted
  }
  /// Whether a switch is on.
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// Which segment is chosen.
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  /// Which page is shown.
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// What a label says.
  public var text: String?! { label.map(\.text) }
  /// What a button says now.
  public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
  /// The label of a button.
  public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }

  private var view: UIView? { object as? UIView }
  private var control: UIControl? { object as? UIControl }
  private var label: UILabel? { object as? UILabel }
}
