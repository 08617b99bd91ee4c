/// The placement of a new window scene beside others, where there may be several.
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject, @preconcurrency NSCopying {
  /// Returns a placement of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  init(_ style: UIWindowScene.PresentationStyle) {
    self.style = style
    super.init()
  }

  /// The style of the placement.
  let style: UIWindowScene.PresentationStyle

  /// Returns whether another object is a placement of the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIWindowScenePlacement)?.style == style
  }

  /// The hash; equal placements have equal hashes.
  open override var hash: Int { style.hashValue }
}
