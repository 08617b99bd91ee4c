/// A mouse; the phone has none, because the computer's pointer is a finger on it
/// (GameControllers.MO1).
open class GCMouse: NSObject, GCDevice {
  /// The most recently used mouse: always nil.
  open class var current: GCMouse? { nil }

  /// Returns the connected mice: always empty.
  open class func mice() -> [GCMouse] { [] }

  /// The buttons and the movement of the mouse.
  open private(set) var mouseInput: GCMouseInput?
  /// The queue on which handlers are called; the main queue by default.
  open var handlerQueue: DispatchQueue = .main
  /// The name of the mouse.
  open var vendorName: String? { nil }
  /// The category of mice.
  open var productCategory: String { GCProductCategoryMouse }
  /// The buttons and the movement of the mouse.
  open private(set) var physicalInputProfile: GCPhysicalInputProfile

  // MARK: Internals

  override init() {
    let input = GCMouseInput()
    (physicalInputProfile, mouseInput) = (input, input)
    super.init()
    input.device = self
  }
}
