/// A type of invalidation of a view, such as of its layout.
public protocol UIViewInvalidating {
  /// Invalidates a part of a view.
  @preconcurrency @MainActor
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// An invalidation of the view's drawing.
  public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// An invalidation of the view's layout.
  public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// An invalidation of the view's constraints.
  public static var constraints: UIView.Invalidations.Constraints {
    UIView.Invalidations.Constraints()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// An invalidation of the view's intrinsic content size.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
    UIView.Invalidations.IntrinsicContentSize()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// An invalidation of the configuration of a button, a cell, a header or a footer.
  public static var configuration: UIView.Invalidations.Configuration {
    UIView.Invalidations.Configuration()
  }
}
