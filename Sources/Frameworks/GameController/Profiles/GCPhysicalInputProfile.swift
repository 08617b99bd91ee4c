internal import TactusCrashReports
internal import TactusPhoneHardware

/// The elements of a device with their values (GameControllers.EL1, GameControllers.EL4–EL6).
open class GCPhysicalInputProfile: NSObject {
  /// The device of the profile.
  open internal(set) weak var device: (any GCDevice)?
  /// The time of the last change in seconds since the phone was started.
  open private(set) var lastEventTimestamp: TimeInterval = 0
  /// Whether elements are remapped: always false, because the phone has no such setting.
  open var hasRemappedElements: Bool { false }
  /// A closure called for each changed element.
  open var valueDidChangeHandler: ((GCPhysicalInputProfile, GCControllerElement) -> Void)?

  /// The elements by their names.
  open private(set) var elements: [String: GCControllerElement] = [:]
  /// The buttons by their names.
  open var buttons: [String: GCControllerButtonInput] { find() }
  /// The axes by their names.
  open var axes: [String: GCControllerAxisInput] { find() }
  /// The direction pads and sticks by their names.
  open var dpads: [String: GCControllerDirectionPad] { find() }
  /// The touchpads by their names.
  open var touchpads: [String: GCControllerTouchpad] { find() }
  /// All elements.
  open var allElements: Set<GCControllerElement> { Set(elements.values) }
  /// All buttons.
  open var allButtons: Set<GCControllerButtonInput> { Set(buttons.values) }
  /// All axes.
  open var allAxes: Set<GCControllerAxisInput> { Set(axes.values) }
  /// All direction pads and sticks.
  open var allDpads: Set<GCControllerDirectionPad> { Set(dpads.values) }
  /// All touchpads.
  open var allTouchpads: Set<GCControllerTouchpad> { Set(touchpads.values) }

  /// Returns the element with a name.
  open subscript(key: String) -> GCControllerElement? { elements[key] }

  /// Returns a snapshot of the profile.
  open func capture() -> Self {
    let copy = makeCopy()
    copy.isSnapshot = true
    copy.take(self)
    copy.lastEventTimestamp = lastEventTimestamp
    guard let copy = copy as? Self else { programmingError("a profile captures another kind") }
    return copy
  }

  /// Sets the values of a snapshot to those of another profile.
  open func setStateFromPhysicalInput(_ physicalInput: GCPhysicalInputProfile) {
    guard isSnapshot else { return }
    take(physicalInput)
  }

  /// Returns the element for a physical input: always itself, because nothing is remapped.
  open func mappedElementAlias(forPhysicalInputName inputName: String) -> String { inputName }

  /// Returns the physical inputs for an element: always itself, because nothing is remapped.
  open func mappedPhysicalInputNames(forElementAlias elementAlias: String) -> Set<String> {
    elements[elementAlias] == nil ? [] : [elementAlias]
  }

  // MARK: Internals

  /// Whether the app may set the values.
  var isSnapshot = false

  /// Creates a profile of elements with names.
  init(named elements: [GCControllerElement?]) {
    super.init()
    add(elements)
  }

  /// Adds elements.
  func add(_ new: [GCControllerElement?]) {
    for case let element? in new {
      for name in element.aliases { elements[name] = element }
      element.profile = self
      order.append(element)
    }
  }

  /// Returns a profile of the same class with the same elements, in their initial state.
  func makeCopy() -> GCPhysicalInputProfile { GCPhysicalInputProfile(named: []) }

  /// Calls the handler of the profile's class after a change of an element.
  func report(_ element: GCControllerElement) { _ = element }

  /// Applies values of a gamepad, and calls handlers (GameControllers.EL4).
  func take(_ values: [GamepadControl: Float]) {
    let calls = HandlerCalls()
    for control in GamepadControl.allCases {
      guard let value = values[control] else { continue }
      if let pad = control.pad {
        // Both axes are set at once, with the current value of the unchanged one.
        guard control == pad.x || values[pad.x] == nil, let element = dpads[pad.name] else {
          continue
        }
        element.update(
          values[pad.x] ?? element.xAxis.value, values[pad.y] ?? element.yAxis.value, calls)
      } else {
        buttons[control.elementName]?.update(value, calls)
      }
    }
    finish(calls)
  }

  /// Calls the handlers of a change, on the device's queue.
  func finish(_ calls: HandlerCalls) {
    guard !calls.elements.isEmpty else { return }
    lastEventTimestamp = ProcessInfo.processInfo.systemUptime
    for element in calls.elements {
      calls.add { [self] in
        report(element)
        valueDidChangeHandler?(self, element)
      }
    }
    HandlerDelivery.run(calls.calls, on: device?.handlerQueue ?? .main)
  }

  /// Applies the values of another profile's elements with the same names.
  private func take(_ other: GCPhysicalInputProfile) {
    let calls = HandlerCalls()
    for element in order {
      guard let name = element.aliases.sorted().first, let found = other.elements[name]
      else { continue }
      element.copy(from: found, calls)
    }
    finish(calls)
  }

  /// The elements in the order in which they were added.
  private var order: [GCControllerElement] = []

  private func find<Kind>() -> [String: Kind] { elements.compactMapValues { $0 as? Kind } }
}
