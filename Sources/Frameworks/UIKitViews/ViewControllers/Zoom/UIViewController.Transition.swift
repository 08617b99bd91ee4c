// The transition by which a view controller appears and disappears (Presentations.TR1…).
extension UIViewController {
  /// A transition by which a view controller appears and disappears.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// The kinds of transitions.
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
    }

    /// The kind of the transition.
    private(set) var kind = Kind.style(.coverVertical)

    /// Creates a transition that slides up from the bottom.
    public required override init() { super.init() }

    private static func make(_ kind: Kind) -> Self {
      let transition = self.init()
      transition.kind = kind
      return transition
    }

    /// Returns a transition that zooms from a view to the controller's view, and back.
    ///
    /// - Parameters:
    ///   - options: The options; nil for the standard ones.
    ///   - sourceViewProvider: Returns the view; asked at each transition. Nil stands for the
    ///     middle of the screen.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { make(.zoom(options, sourceViewProvider)) }

    /// Returns a transition that zooms from a bar button to the controller's view, and back.
    ///
    /// - Parameters:
    ///   - options: The options; nil for the standard ones.
    ///   - sourceBarButtonItemProvider: Returns the item; called at each transition. Nil stands for
    ///     the middle of the screen.
    @_disfavoredOverload
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider:
        @escaping (_ context: ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      make(
        .zoom(options) { context in
          let window = context.sourceViewController.viewIfLoaded?.window
          return sourceBarButtonItemProvider(context)?.shownView(in: window)
        })
    }

    /// The view slides up from the bottom.
    public class var coverVertical: Self { make(.style(.coverVertical)) }
    /// The view is the back of a horizontal flip.
    public class var flipHorizontal: Self { make(.style(.flipHorizontal)) }
    /// The view fades in and out.
    public class var crossDissolve: Self { make(.style(.crossDissolve)) }
    /// A page curl; here the view slides up from the bottom (Presentations.PR5).
    public class var partialCurl: Self { make(.style(.partialCurl)) }

    /// Whether the transition is a zoom.
    var isZoom: Bool { if case .zoom = kind { true } else { false } }
    /// The style of the transition; nil for a zoom.
    var style: UIModalTransitionStyle? {
      if case .style(let style) = kind { style } else { nil }
    }
  }
}

extension UIViewController.Transition {
  /// The controllers of a zoom, for its source view provider.
  @preconcurrency @MainActor
  open class ZoomSourceViewProviderContext: NSObject {
    /// The controller from which the transition zooms.
    public let sourceViewController: UIViewController
    /// The controller that is presented or pushed.
    public let zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }

  /// The options of a zoom.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject, @preconcurrency NSCopying {
    /// Creates the standard options.
    public override init() { super.init() }

    /// Returns whether a gesture may dismiss the zoomed controller; nil for always.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Returns the part of the zoomed view, in its coordinates, that aligns with the source view;
    /// nil for all of it.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The color over the source controller during the transition; nil for none.
    open var dimmingColor: UIColor?
    /// The blur over the source controller during the transition.
    open var dimmingVisualEffect: UIBlurEffect?

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = UIViewController.Transition.ZoomOptions()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      (copy.dimmingColor, copy.dimmingVisualEffect) = (dimmingColor, dimmingVisualEffect)
      return copy
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The gesture that dismisses a zoomed controller.
  @preconcurrency @MainActor
  open class InteractionContext: NSObject {
    /// The location of the finger, in the zoomed view's coordinates.
    public let location: CGPoint
    /// The velocity of the finger, in points per second.
    public let velocity: CGVector
    /// Whether the gesture would begin by default.
    public let willBegin: Bool

    init(_ location: CGPoint, _ velocity: CGVector, willBegin: Bool) {
      (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      super.init()
    }
  }

  /// The views of a zoom, for its alignment rectangle provider.
  @preconcurrency @MainActor
  open class AlignmentRectContext: NSObject {
    /// The view from which the transition zooms.
    public let sourceView: UIView
    /// The controller that is presented or pushed.
    public let zoomedViewController: UIViewController

    init(from view: UIView, to zoomed: UIViewController) {
      (sourceView, zoomedViewController) = (view, zoomed)
      super.init()
    }
  }
}
