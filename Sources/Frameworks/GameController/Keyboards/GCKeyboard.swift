/// All keyboards of the phone, as a single one (GameControllers.KE1–KE2).
open class GCKeyboard: NSObject, GCDevice {
  /// The keyboard, which reports the phone's keys.
  open class var coalesced: GCKeyboard? { ConnectedKeyboard.started.keyboard }

  /// The keys.
  open private(set) var keyboardInput: GCKeyboardInput?
  /// The queue on which handlers are called; the main queue by default.
  open var handlerQueue: DispatchQueue = .main
  /// The keyboard's name.
  open var vendorName: String? { "Keyboard" }
  /// The category of keyboards.
  open var productCategory: String { GCProductCategoryKeyboard }
  /// The keys.
  open var physicalInputProfile: GCPhysicalInputProfile { keys }

  // MARK: Internals

  let keys = GCKeyboardInput()

  override init() {
    super.init()
    keyboardInput = keys
    keys.device = self
  }
}
