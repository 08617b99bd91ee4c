// The properties of views, controls and bar items that an object of unknown type may have; nil
// where the object has no such property, and implicitly unwrapped as on an iPhone.
// Source: ObjectiveC.AO1
@MainActor extension _AnyMessages {
  /// The tag of a view or a bar item.
  public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
  /// The frame of a view.
  public var frame: CGRect! { view?.frame }
  /// The bounds of a view.
  public var bounds: CGRect! { view?.bounds }
  /// The center of a view.
  public var center: CGPoint! { view?.center }
  /// The alpha of a view.
  public var alpha: CGFloat! { view?.alpha }
  /// Whether a view is hidden.
  public var isHidden: Bool! { view?.isHidden }
  /// The layer of a view.
  public var layer: CALayer! { view?.layer }
  /// The subviews of a view.
  public var subviews: [UIView]! { view?.subviews }
  /// The constant of a constraint.
  public var constant: CGFloat! { (object as? NSLayoutConstraint)?.constant }
  /// The priority of a constraint.
  public var priority: UILayoutPriority! { (object as? NSLayoutConstraint)?.priority }
  /// The superview of a view.
  public var superview: UIView?! { view.map(\.superview) }
  /// The window of a view.
  public var window: UIWindow?! { view.map(\.window) }
  /// Whether a control, label, bar item or gesture recognizer is enabled.
  public var isEnabled: Bool! {
    control?.isEnabled ?? label?.isEnabled ?? (object as? UIBarItem)?.isEnabled
      ?? (object as? UIGestureRecognizer)?.isEnabled
  }
  /// Whether a control is selected.
  public var isSelected: Bool! { control?.isSelected }
  /// Whether a control, label or image view is highlighted.
  public var isHighlighted: Bool! {
    control?.isHighlighted ?? label?.isHighlighted ?? (object as? UIImageView)?.isHighlighted
  }
  /// Whether a switch is on.
  public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// The rectangle in a value.
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
  /// The point in a value.
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
  /// The size in a value.
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
  /// The index of the selected segment.
  public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
  /// The current page of a page control.
  public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The text of a label.
  public var text: String?! { label.map(\.text) }
  /// The current title of a button.
  public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
  /// The title label of a button.
  public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }

  private var view: UIView? { object as? UIView }
  private var control: UIControl? { object as? UIControl }
  private var label: UILabel? { object as? UILabel }
}

// A member of the type itself is preferred, unless the expression needs the other type.
@MainActor extension _AnyNumbers {
  /// The priority of a constraint, or of a task, as a number.
  public var priority: Float! {
    let object = (self as? _AnyMessages)?.object
    return (object as? NSLayoutConstraint)?.priority.rawValue
      ?? (object as? URLSessionTask)?.priority
  }
}
