/// The keyboards of the phone, as one (GameControllers.KE1–KE2).
open class GCKeyboard: NSObject, GCDevice {
  /// The keyboard: the keys that the phone gets.
  open class var coalesced: GCKeyboard? { ConnectedKeyboard.started.keyboard }

  /// The keys.
  open private(set) var keyboardInput: GCKeyboardInput?
  /// The queue on which handlers are called; the main queue by default.
  open var handlerQueue: DispatchQueue = .main
  /// The name of the keyboard.
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
