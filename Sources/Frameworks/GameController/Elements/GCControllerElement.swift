internal import TactusCrashReports

/// An input of a controller (GameControllers.EL1–EL6).
open class GCControllerElement: NSObject {
  /// The element that contains this one, such as the direction pad of an axis.
  open internal(set) weak var collection: GCControllerElement?
  /// Whether the element has intermediate values.
  open internal(set) var isAnalog: Bool
  /// Whether a system gesture uses the element: always false.
  open var isBoundToSystemGesture: Bool { false }
  /// The preferred handling of system gestures; stored.
  open var preferredSystemGestureState = GCSystemGestureState.enabled
  /// The name of the element's symbol.
  open var sfSymbolsName: String?
  /// The localized name.
  open var localizedName: String?
  /// The name of the element's symbol without remapping.
  open var unmappedSfSymbolsName: String?
  /// The localized name without remapping.
  open var unmappedLocalizedName: String?
  /// The names of the element in its profile.
  open internal(set) var aliases: Set<String>

  /// The profile of the element.
  weak var profile: GCPhysicalInputProfile?

  init(_ name: String?, isAnalog: Bool, label: ElementLabel? = nil) {
    self.isAnalog = isAnalog
    aliases = name.map { [$0] } ?? []
    (localizedName, sfSymbolsName) = (label?.name, label?.symbol)
    (unmappedLocalizedName, unmappedSfSymbolsName) = (label?.name, label?.symbol)
    super.init()
  }

  /// Whether the app may set the value; true in a snapshot.
  var isSettable: Bool { profile?.isSnapshot ?? false }

  /// Takes over the value of another element of the same kind.
  func copy(from other: GCControllerElement, _ calls: HandlerCalls) {
    programmingError("an element of an unknown kind is copied")
  }

  /// Sets a value for the app if this is a snapshot (GameControllers.EL5).
  func set(_ change: (HandlerCalls) -> Void) {
    guard isSettable else { return }
    let calls = HandlerCalls()
    change(calls)
    profile?.finish(calls)
  }
}
