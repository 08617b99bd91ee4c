import Dispatch
internal import TactusPhoneHardware

/// A game controller (GameControllers.CO1–CO8).
open class GCController: NSObject, GCDevice {
  // MARK: Finding

  /// Returns the connected controllers, in the order of connection.
  open class func controllers() -> [GCController] { ConnectedControllers.started.controllers }

  /// The most recently used controller.
  open class var current: GCController? { ConnectedControllers.started.current }

  /// Whether controllers are read while the app is in the background.
  open class var shouldMonitorBackgroundEvents: Bool {
    get { ConnectedControllers.shared.monitorsInBackground }
    set { ConnectedControllers.shared.monitorsInBackground = newValue }
  }

  /// Starts a search, and calls the closure when it ends; the computer itself connects wireless
  /// controllers.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    ConnectedControllers.started.startDiscovery(completionHandler)
  }

  /// Searches for wireless controllers until the search ends.
  open class func startWirelessControllerDiscovery() async {
    await withCheckedContinuation { continuation in
      startWirelessControllerDiscovery { continuation.resume() }
    }
  }

  /// Stops the search for wireless controllers.
  open class func stopWirelessControllerDiscovery() { ConnectedControllers.shared.stopDiscovery() }

  // MARK: Creating

  /// Creates a controller without elements.
  public override init() {
    physicalInputProfile = GCPhysicalInputProfile(named: [])
    super.init()
    physicalInputProfile.device = self
  }

  /// Returns a snapshot of an extended gamepad, whose values the app sets.
  open class func withExtendedGamepad() -> GCController {
    let controller = GCController(ControllerElements())
    controller.becomeSnapshot()
    return controller
  }

  /// Returns a snapshot of a remote, whose values the app sets.
  open class func withMicroGamepad() -> GCController {
    let controller = GCController(micro: ControllerElements())
    controller.becomeSnapshot()
    return controller
  }

  /// Returns a snapshot of the controller.
  open func capture() -> GCController {
    let copy =
      if extendedGamepad != nil { GCController(elements) } else if microGamepad != nil {
        GCController(micro: elements)
      } else { GCController() }
    copy.becomeSnapshot()
    copy.physicalInputProfile.setStateFromPhysicalInput(physicalInputProfile)
    for (new, old) in zip(copy.otherProfiles, otherProfiles) { new.setStateFromPhysicalInput(old) }
    (copy.title, copy.category, copy.playerIndex) = (title, category, playerIndex)
    copy.charge = charge
    return copy
  }

  // MARK: Describing

  /// The queue on which handlers are called; the main queue by default.
  open var handlerQueue: DispatchQueue = .main
  /// The manufacturer's name.
  open var vendorName: String? { title }
  /// The category of the controller.
  open var productCategory: String { category }
  /// Whether the controller is attached to the phone: always false.
  open var isAttachedToDevice: Bool { false }
  /// Whether the controller is a snapshot, whose values the app sets.
  open private(set) var isSnapshot = false
  /// The player index; stored, because Linux sets the lights.
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  /// A closure called when the menu button is pressed.
  open var controllerPausedHandler: ((GCController) -> Void)?

  /// The input profile.
  open private(set) var physicalInputProfile: GCPhysicalInputProfile
  /// The extended gamepad profile; nil for other controllers.
  open private(set) var extendedGamepad: GCExtendedGamepad?
  /// The micro gamepad profile, which gamepads have too.
  open private(set) var microGamepad: GCMicroGamepad?
  /// The gamepad profile without sticks, which extended gamepads have as well.
  open private(set) var gamepad: GCGamepad?
  /// The motion sensors: nil, because Linux reports them as a separate device.
  open var motion: GCMotion? { nil }
  /// The light; always nil, since Linux lets only administrators set it.
  open var light: GCDeviceLight? { nil }
  /// The battery; nil if its state is unknown.
  open var battery: GCDeviceBattery? { charge.map { GCDeviceBattery($0) } }
  /// The haptics; nil without motors.
  open private(set) var haptics: GCDeviceHaptics?

  // MARK: Internals

  /// The number of the gamepad; nil for a snapshot.
  private(set) var deviceID: Int?
  /// The state of the battery.
  var charge: GamepadBattery?
  private var elements = ControllerElements()
  private var title: String?
  private var category = GCProductCategoryHID
  private var otherProfiles: [GCPhysicalInputProfile] = []

  /// Creates a controller with a gamepad.
  init(_ elements: ControllerElements) {
    let extended: GCExtendedGamepad =
      switch elements.kind {
      case .xbox: GCXboxGamepad(elements)
      case .dualShock: GCDualShockGamepad(elements)
      case .dualSense: GCDualSenseGamepad(elements)
      case .standard, .switchPro: GCExtendedGamepad(elements)
      }
    let (micro, small) = (GCMicroGamepad(elements), GCGamepad(elements))
    (physicalInputProfile, extendedGamepad) = (extended, extended)
    (microGamepad, gamepad, otherProfiles) = (micro, small, [micro, small])
    self.elements = elements
    super.init()
    (extended.controller, micro.controller, small.controller) = (self, self, self)
    for profile in [extended, micro, small] { profile.device = self }
  }

  /// Creates a controller with a remote.
  init(micro elements: ControllerElements) {
    let micro = GCMicroGamepad(elements)
    (physicalInputProfile, microGamepad) = (micro, micro)
    self.elements = elements
    super.init()
    (micro.controller, micro.device) = (self, self)
  }

  /// Creates the controller of a gamepad.
  convenience init(_ description: GamepadDescription) {
    self.init(
      ControllerElements(
        kind: description.kind, controls: description.controls,
        analogControls: description.analogControls))
    (deviceID, title, charge) = (description.id, description.title, description.battery)
    category = description.kind.category
    if description.motors != nil { haptics = GCDeviceHaptics(description.id) }
  }

  /// Creates a controller that a program is.
  convenience init(_ elements: ControllerElements, title: String, category: String) {
    self.init(elements)
    (self.title, self.category) = (title, category)
  }

  /// Applies values of the gamepad (GameControllers.CO5).
  func take(_ values: [GamepadControl: Float]) {
    let wasPaused = extendedGamepad?.buttonMenu.isPressed ?? false
    physicalInputProfile.take(values)
    for profile in otherProfiles { profile.take(values) }
    guard !wasPaused, extendedGamepad?.buttonMenu.isPressed ?? false else { return }
    HandlerDelivery.run([{ self.controllerPausedHandler?(self) }], on: handlerQueue)
  }

  private func becomeSnapshot() {
    isSnapshot = true
    for profile in [physicalInputProfile] + otherProfiles { profile.isSnapshot = true }
  }
}

extension GamepadDescription.Kind {
  /// The category of a controller.
  fileprivate var category: String {
    switch self {
    case .standard: GCProductCategoryHID
    case .xbox: GCProductCategoryXboxOne
    case .dualShock: GCProductCategoryDualShock4
    case .dualSense: GCProductCategoryDualSense
    // What programs print on an iPhone; reported.
    case .switchPro: "Switch Pro Controller"
    }
  }
}
