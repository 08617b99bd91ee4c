/// The placement of a new window scene in front of the present one.
@preconcurrency @MainActor
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// Creates the placement.
  public required init() { super.init(.prominent) }

  /// Returns the placement.
  open class func prominent() -> Self { self.init() }
}
