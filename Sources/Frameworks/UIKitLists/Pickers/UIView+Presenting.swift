import TactusUIKitViews

extension UIView {
  /// The view controller that presents for the view: the nearest one, or the last one that it
  /// presents; `nil` for a view without a window.
  var presentingController: UIViewController? {
    let responders = sequence(first: self as UIResponder, next: \.next)
    var controller =
      responders.lazy.compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }
}
