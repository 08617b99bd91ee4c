// The properties of views, controls and bar items of unknown type; nil where the object lacks the
// property, and implicitly unwrapped as on an iPhone. Swift 5 code off the main actor may use them,
// with a warning (ObjectiveC.AO1).
@MainActor extension _AnyMessages {
  /// The tag of a view or a bar item.
  @preconcurrency public var tag: Int! { anyView?.tag ?? (object as? UIBarItem)?.tag }
  /// The frame of a view.
  @preconcurrency public var frame: CGRect! { anyView?.frame }
  /// The bounds of a view.
  @preconcurrency public var bounds: CGRect! { anyView?.bounds }
  /// The center of a view.
  @preconcurrency public var center: CGPoint! { anyView?.center }
  /// The alpha of a view.
  @preconcurrency public var alpha: CGFloat! { anyView?.alpha }
  /// Whether a view is hidden.
  @preconcurrency public var isHidden: Bool! { anyView?.isHidden }
  /// The layer of a view.
  @preconcurrency public var layer: CALayer! { anyView?.layer }
  /// The subviews of a view.
  @preconcurrency public var subviews: [UIView]! { anyView?.subviews }
  /// The constant of a constraint.
  @preconcurrency public var constant: CGFloat! { (object as? NSLayoutConstraint)?.constant }
  /// The priority of a constraint.
  @preconcurrency public var priority: UILayoutPriority! {
    (object as? NSLayoutConstraint)?.priority
  }
  /// The superview of a view.
  @preconcurrency public var superview: UIView?! { anyView.map(\.superview) }
  /// The window of a view.
  @preconcurrency public var window: UIWindow?! { anyView.map(\.window) }
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
  /// The text of a label, a text field, a text view or a search bar.
  @preconcurrency public var text: String?! {
    label.map(\.text) ?? field.map(\.text) ?? (object as? UITextView).map(\.text)
      ?? (object as? UISearchBar).map(\.text)
  }
  /// The current title of a button.
  @preconcurrency public var currentTitle: String?! { (object as? UIButton).map(\.currentTitle) }
  /// The title label of a button.
  @preconcurrency public var titleLabel: UILabel?! { (object as? UIButton).map(\.titleLabel) }

  /// The title of a controller, a bar item or a navigation item.
  @preconcurrency public var title: String?! {
    controller.map(\.title) ?? barItem.map(\.title)
      ?? (object as? UINavigationItem).map(\.title)
  }
  /// The image of an image view or a bar item.
  @preconcurrency public var image: UIImage?! {
    (object as? UIImageView).map(\.image) ?? barItem.map(\.image)
  }
  /// The view of a controller, a gesture recognizer or a touch.
  @preconcurrency public var view: UIView?! {
    controller.map(\.view) ?? (object as? UIGestureRecognizer).map(\.view)
      ?? (object as? UITouch).map(\.view)
  }
  /// The navigation controller that contains a controller.
  @preconcurrency public var navigationController: UINavigationController?! {
    controller.map(\.navigationController)
  }
  /// The background color of a view.
  @preconcurrency public var backgroundColor: UIColor?! { anyView.map(\.backgroundColor) }
  /// The tint color of a view or a bar button item.
  @preconcurrency public var tintColor: UIColor?! {
    anyView.map(\.tintColor) ?? (object as? UIBarButtonItem).map(\.tintColor)
  }
  /// The text color of a label, a text field or a text view.
  @preconcurrency public var textColor: UIColor?! {
    label.map(\.textColor) ?? field.map(\.textColor) ?? (object as? UITextView).map(\.textColor)
  }
  /// The font of a label, a text field or a text view.
  @preconcurrency public var font: UIFont?! {
    label.map(\.font) ?? field.map(\.font) ?? (object as? UITextView).map(\.font)
  }
  /// The placeholder of a text field or a search bar.
  @preconcurrency public var placeholder: String?! {
    field.map(\.placeholder) ?? (object as? UISearchBar).map(\.placeholder)
  }
  /// The attributed text of a label, a text field or a text view.
  @preconcurrency public var attributedText: NSAttributedString?! {
    label.map(\.attributedText) ?? field.map(\.attributedText)
      ?? (object as? UITextView).map(\.attributedText)
  }
  /// The content size of a scroll view.
  @preconcurrency public var contentSize: CGSize! { (object as? UIScrollView)?.contentSize }
  /// The content offset of a scroll view.
  @preconcurrency public var contentOffset: CGPoint! { (object as? UIScrollView)?.contentOffset }
  /// The accessibility identifier of a view.
  @preconcurrency public var accessibilityIdentifier: String?! {
    anyView.map(\.accessibilityIdentifier)
  }
  /// The accessibility label of a view.
  @preconcurrency public var accessibilityLabel: String?! { anyView.map(\.accessibilityLabel) }
  /// The gesture recognizers of a view.
  @preconcurrency public var gestureRecognizers: [UIGestureRecognizer]?! {
    anyView.map(\.gestureRecognizers)
  }

  /// Returns the location of a touch or a gesture in a view.
  ///
  /// An object of another class traps, as on an iPhone.
  @preconcurrency public func location(in view: UIView?) -> CGPoint {
    if let touch = object as? UITouch { return touch.location(in: view) }
    guard let recognizer = object as? UIGestureRecognizer else {
      programmingError(
        "-[\(type(of: object)) locationInView:]: unrecognized selector sent to instance",
        exception: "NSInvalidArgumentException")
    }
    return recognizer.location(in: view)
  }

  private var anyView: UIView? { object as? UIView }
  private var field: UITextField? { object as? UITextField }
  private var controller: UIViewController? { object as? UIViewController }
  private var barItem: UIBarItem? { object as? UIBarItem }
  private var control: UIControl? { object as? UIControl }
  private var label: UILabel? { object as? UILabel }
}

// A member of the type itself is preferred, unless the expression requires the other type.
@MainActor extension _AnyNumbers {
  /// The priority of a constraint or a task, as a number.
  @preconcurrency public var priority: Float! {
    let object = (self as? _AnyMessages)?.object
    return (object as? NSLayoutConstraint)?.priority.rawValue
      ?? (object as? any PrioritizedObject)?.priority
  }
}
