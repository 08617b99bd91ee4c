extension UIView {
  /// The invalidations of views.
  public enum Invalidations {
    /// An invalidation of a view's drawing.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view as needing display.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// An invalidation of a view's layout.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view as needing layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// An invalidation of a view's constraints.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the view's constraints as needing an update.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// An invalidation of a view's intrinsic content size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Invalidates the view's intrinsic content size.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// An invalidation of the configuration of a button, a cell, a header or a footer.
    public struct Configuration: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Requests an update of the view's configuration, if it has one.
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }

    /// Two invalidations in sequence.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      /// The first invalidation.
      public let invalidation1: Invalidation1
      /// The second invalidation.
      public let invalidation2: Invalidation2

      /// Creates an invalidation of two.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        (self.invalidation1, self.invalidation2) = (invalidation1, invalidation2)
      }

      /// Performs both invalidations.
      public func invalidate(view: UIView) {
        invalidation1.invalidate(view: view)
        invalidation2.invalidate(view: view)
      }
    }
  }
}
