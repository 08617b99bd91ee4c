internal import TactusCrashReports
import TactusSelectors

/// The classes that override the accessibility hit test.
@MainActor
enum HitTestOverride {
  /// Returns whether an app's class of the object overrides `accessibilityHitTest`.
  static func isOverridden(by object: AccessibleObject) -> Bool {
    place?.isOverridden(by: type(of: object)) ?? false
  }

  // MARK: Internals

  private final class Plain: AccessibleObject {}

  private final class Overriding: AccessibleObject {
    override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }
  }

  /// The method's vtable position; nil if it was not found.
  private static let place: MethodPlace? = {
    let place = MethodPlace(
      in: AccessibleObject.self, overriddenBy: Overriding.self, unlike: Plain.self)
    if let place { return place }
    RuntimeWarning.once(
      "accessibilityHitTest(_:event:) of the app is not asked, because the method was not found "
        + "among those of its class; VoiceOver finds the element under a finger by the frames")
    return nil
  }()
}
