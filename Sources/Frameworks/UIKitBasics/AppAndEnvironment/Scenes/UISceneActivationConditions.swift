/// The conditions under which a scene is activated for content.
///
/// They are stored only, as a phone shows one scene of an app.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
  /// Creates conditions under which the scene shows any content.
  public override init() { super.init() }

  /// Creates conditions under which the scene shows any content, as predicates are not archived.
  public required init?(coder: NSCoder) { super.init() }

  /// The predicate of the identifiers of content that the scene can show; all by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The predicate of the identifiers of content that the scene prefers to show; none by default.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Does nothing, as predicates are not archived.
  open func encode(with coder: NSCoder) {}

  /// Whether the conditions support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
}
