// The properties of views, controls and bar items that an object of unknown type may have; nil
// where the object has no such property, and implicitly unwrapped as on an iPhone. In Swift 5 code
// off the main actor may use them, with a warning.
// Source: ObjectiveC.AO1
@MainActor extension _AnyMessages {
  /// The tag of a view or a bar item.
  @preconcurrency public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
  /// The frame of a view.
  @preconcurrency public var frame: CGRect! { view?.frame }
  /// The bounds of a view.
  @preconcurrency public var bounds: CGRect! { view?.bounds }
  /// The center of a view.
  @preconcurrency public var center: CGPoint! { view?.center }
  /// The alpha of a view.
  @preconcurrency public var alpha: CGFloat! { view?.alpha }
  /// Whether a view is hidden.
  @preconcurrency public var isHidden: Bool! { view?.isHidden }
  /// The layer of a view.
  @preconcurrency public var layer: CALayer! { view?.layer }
  /// The subviews of a view.
  @preconcurrency public var subviews: [UIView]! { view?.subviews }
  /// The constant of a constraint.
  @preconcurrency public var constant: CGFloat! { (object as? NSLayoutConstraint)?.constant }
  /// The priority of a constraint.
  @preconcurrency public var priority: UILayoutPriority! {
    (object as? NSLayoutConstraint)?.priority
  }
  /// The superview of a view.
  @preconcurrency public var superview: UIView?! { view.map(\.superview) }
  /// The window of a view.
  @preconcurrency public var window: UIWindow?! { view.map(\.window) }
  /// Whether a control, label, bar item or gesture recognizer is enabled.
  @preconcurrency public var isEnabled: Bool! {
    control?.isEnabled ?? label?.isEnabled ?? (object as? UIBarItem)?.isEnabled
      ?? (object as? UIGestureRecognizer)?.isEnabled
  }
  /// Whether a control is selected.
  @preconcurrency public var isSelected: Bool! { control?.isSelected }
  /// Whether a control, label or image view is highlighted.
  @preconcurrency public var isHighlighted: Bool! {
    control?.isHighlighted ?? label?.isHighlighted ?? (object as? UIImageView)?.isHighlighted
  }
  /// Whether a switch is on.
  @preconcurrency public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// The rectangle in a value.
  @preconcurrency public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue }
  /// The point in a value.
  @preconcurrency public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue }
  /// The size in a value.
  @preconcurrency public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue }
  /// The index of the selected segment.
  @preconcurrency public var selectedSegmentIndex: Int! {
    (object as? UISegmentedControl)?.selectedSegmentIndex
  }
  /// The current page of a page control.
  @preconcurrency public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The text of a label.
  @preconcurrency public var text: String?! { label.map(\.text) }
  /// The current title of a button.
  @preconcurrency public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
  /// The title label of a button.
  @preconcurrency public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }

  private var view: UIView? { object as? UIView }
  private var control: UIControl? { object as? UIControl }
  private var label: UILabel? { object as? UILabel }
}

// A member of the type itself is preferred, unless the expression needs the other type.
@MainActor extension _AnyNumbers {
  /// The priority of a constraint, or of a task, as a number.
  @preconcurrency public var priority: Float! {
    let object = (self as? _AnyMessages)?.object
    return (object as? NSLayoutConstraint)?.priority.rawValue
      ?? (object as? URLSessionTask)?.priority
  }
}
