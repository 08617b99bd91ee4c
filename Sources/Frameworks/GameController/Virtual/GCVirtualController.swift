internal import TactusPhoneHardware
internal import TactusVirtualTime

/// A controller on the screen: views over the app that a finger presses (GameControllers.VI1–VI5).
open class GCVirtualController: NSObject {
  /// The elements of a virtual controller.
  open class Configuration: NSObject {
    /// The element names.
    open var elements: Set<String> = []
    /// Whether the elements are hidden, for apps that draw their own.
    open var isHidden = false

    /// Creates a choice of no elements.
    public override init() { super.init() }
  }

  /// The appearance of an element.
  open class ElementConfiguration: NSObject {
    /// Whether the element is hidden.
    open var isHidden = false
    /// The shape of the element; nil for the standard one.
    open var path: UIBezierPath?
    /// Whether a stick is centered where the touch begins.
    open var actsAsTouchpad = false

    /// Creates the default configuration.
    public override init() { super.init() }
  }

  /// The controller for games; nil while disconnected.
  open private(set) var controller: GCController?

  /// Creates a controller on the screen.
  public init(configuration: GCVirtualController.Configuration) {
    choice = configuration
    super.init()
  }

  deinit {
    let view = view
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let controller = controller
    guard view != nil || controller != nil else { return }
    PhoneTime.runLater {
      view?.removeFromSuperview()
      if let controller { ConnectedControllers.shared.disconnect(controller) }
    }
  }

  // MARK: Doing

  /// Shows the elements over the app, and connects the controller.
  ///
  /// - Parameter reply: Called without an error.
  /// - Thread: main.
  open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let (this, answer) = (self, reply)
    MainActor.assumeIsolated { this.connectOnMain() }
    HandlerDelivery.run([{ answer?(nil) }], on: .main)
  }

  /// Shows the elements over the app, and connects the controller.
  @MainActor
  open func connect() async throws { connectOnMain() }

  /// Removes the elements, and disconnects the controller.
  ///
  /// - Thread: main.
  open func disconnect() {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let this = self
    MainActor.assumeIsolated { this.disconnectOnMain() }
  }

  /// Changes the configuration of an element.
  ///
  /// - Parameters:
  ///   - element: The name of the element.
  ///   - config: Returns the new look for the current one.
  /// - Thread: main.
  open func updateConfiguration(
    forElement element: String,
    configuration config: (GCVirtualController.ElementConfiguration) ->
      GCVirtualController
      .ElementConfiguration
  ) {
    looks[element] = config(looks[element] ?? ElementConfiguration())
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let this = self
    MainActor.assumeIsolated { this.view?.update(this.looks) }
  }

  /// Sets the value of a button that the app draws.
  ///
  /// - Thread: main.
  open func setValue(_ value: CGFloat, forButtonElement element: String) {
    guard let control = GamepadControl.named(element), control.pad == nil else { return }
    take([control: Float(value)])
  }

  /// Sets the position of a direction pad or stick that the app draws.
  ///
  /// - Thread: main.
  open func setPosition(_ position: CGPoint, forDirectionPadElement element: String) {
    guard let pad = GamepadControl.named(element)?.pad else { return }
    take([pad.x: Float(position.x), pad.y: Float(position.y)])
  }

  // MARK: Internals

  private let choice: Configuration
  private var looks: [String: ElementConfiguration] = [:]
  private var view: VirtualControllerView?

  /// The name and the category of controllers on the screen.
  ///
  /// - Source: what programs print on an iPhone for the name. Confidence: reported; guess for the
  ///   category.
  private static let (name, category) = ("Apple Touch Controller", GCProductCategoryMFi)

  @MainActor
  private func connectOnMain() {
    guard controller == nil else { return }
    let controls = Set(
      GamepadControl.allCases.filter { choice.elements.contains($0.elementName) })
    let controller = GCController(
      ControllerElements(controls: controls, analogControls: []), title: Self.name,
      category: Self.category)
    self.controller = controller
    if !choice.isHidden {
      let view = VirtualControllerView(controls, looks) { [weak self] in self?.take($0) }
      self.view = view
      view.show()
    }
    ConnectedControllers.started.connect(controller)
  }

  @MainActor
  private func disconnectOnMain() {
    view?.removeFromSuperview()
    view = nil
    guard let controller else { return }
    self.controller = nil
    ConnectedControllers.shared.disconnect(controller)
  }

  private func take(_ values: [GamepadControl: Float]) {
    guard let controller else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let moved = controller
    MainActor.assumeIsolated { ConnectedControllers.shared.move(moved, values) }
  }
}

extension GamepadControl {
  /// Returns the control of an element; for a stick its axis to the right.
  fileprivate static func named(_ element: String) -> GamepadControl? {
    allCases.first { $0.elementName == element }
  }
}
