/// Makes views of classes that are known only when the program runs, as those that are registered.
@MainActor
enum ViewMaker {
  /// Makes a view by the `init(frame:)` that its class has from `UIView`, or overrides.
  // As with ObjectMaker, the optimizer would call the initializer of the class that is named.
  @_optimize(none) @inline(never)
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(type, to: ViewWithRequiredInit.Type.self).init(frame: frame)
  }
}

/// The class that views are made through whose own class is known at run time only.
///
/// It is open, as the compiler would otherwise know which initializer is meant. Apps have no use for it.
open class ViewWithRequiredInit: UIView {
  /// Makes a view at a place.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view without size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
