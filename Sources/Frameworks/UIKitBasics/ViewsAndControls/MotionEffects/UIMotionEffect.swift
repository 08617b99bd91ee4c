/// An effect of the phone's tilt on a view.
///
/// The phone lies still, so no effect is visible (Views.V27).
open class UIMotionEffect: NSObject, NSCopying, NSCoding {
  /// Creates an effect.
  public override init() { super.init() }

  /// Creates an effect without values: archives have none (Archives.AR19).
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing (Archives.AR19).
  open func encode(with coder: NSCoder) {}

  /// Returns the relative values by key path for an offset of the viewer, −1…1; the default returns
  /// none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Returns the effect itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
