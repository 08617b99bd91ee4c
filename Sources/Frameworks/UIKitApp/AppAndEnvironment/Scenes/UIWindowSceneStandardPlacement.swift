/// The placement of a new window scene beside the present one.
@preconcurrency @MainActor
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Creates the placement.
  public required init() { super.init(.standard) }

  /// Returns the placement.
  open class func standard() -> Self { self.init() }
}
