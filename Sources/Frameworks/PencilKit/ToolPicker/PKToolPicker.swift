internal import TactusCrashReports
import TactusUIKitViews

/// A palette of tools and colors at the lower edge of the screen (Ink.TP1…).
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  // MARK: Creating

  /// Creates a tool picker with all inks, an eraser, a lasso and a ruler.
  public override convenience init() {
    let inks: [PKInkingTool.InkType] = [
      .pen, .monoline, .fountainPen, .marker, .pencil, .crayon, .watercolor,
    ]
    let items: [PKToolPickerItem] = inks.map { PKToolPickerInkingItem(type: $0) }
    self.init(
      toolItems: items + [
        PKToolPickerEraserItem(type: .bitmap), PKToolPickerLassoItem(), PKToolPickerRulerItem(),
      ])
  }

  /// Creates a tool picker with items.
  ///
  /// - Parameter items: The items in their order, at least one; of those with the same identifier
  ///   only the first one is used.
  public init(toolItems items: [PKToolPickerItem]) {
    programmingPrecondition(!items.isEmpty, "a tool picker needs at least one item")
    var seen: Set<String> = []
    toolItems = items.filter { seen.insert($0.identifier).inserted }
    selectedIdentifier = (toolItems.first { $0.tool != nil } ?? toolItems[0]).identifier
    super.init()
    FirstResponderObservers.add(self)
  }

  /// Returns the tool picker of a window, the same each time.
  @available(*, deprecated, message: "Create individual instances instead.")
  open class func shared(for window: UIWindow) -> PKToolPicker? {
    if let picker = sharedPickers.object(forKey: window) { return picker }
    let picker = PKToolPicker()
    sharedPickers.setObject(picker, forKey: window)
    return picker
  }

  // MARK: Observing

  /// Adds an observer, which is not retained; a canvas view immediately adopts the tool and the
  /// ruler.
  open func addObserver(_ observer: any PKToolPickerObserver) {
    observers.add(observer)
    if let canvas = observer as? PKCanvasView { follow(canvas) }
  }

  /// Removes an observer.
  open func removeObserver(_ observer: any PKToolPickerObserver) { observers.remove(observer) }

  // MARK: Visibility

  /// Sets whether the picker is visible while a responder is the first responder (Ink.TP1).
  ///
  /// - Parameters:
  ///   - visible: Whether it is shown.
  ///   - responder: The responder, which is not retained.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    if visible { responders.add(responder) } else { responders.remove(responder) }
    update()
  }

  /// Whether the picker is shown.
  open var isVisible: Bool { panel?.window != nil }

  /// Returns the part of a view that the picker covers; null for none (Ink.TP2).
  open func frameObscured(in view: UIView) -> CGRect {
    guard let panel, let window = panel.window, view.window === window else { return .null }
    let covered = view.convert(panel.restingFrame, from: window).intersection(view.bounds)
    return covered.isEmpty ? .null : covered
  }

  // MARK: Tools

  /// The items.
  public let toolItems: [PKToolPickerItem]

  /// The selected tool; setting it selects the item of its type (Ink.TP4).
  open var selectedTool: any PKTool {
    get { selectedToolItem.tool ?? PKInkingTool(.pen, color: .black) }
    set {
      guard let item = toolItems.first(where: { $0.take(newValue) }) else { return }
      select(item, byUser: false)
    }
  }

  /// The selected item; setting it selects the item with its identifier.
  open var selectedToolItem: PKToolPickerItem {
    get { toolItems.first { $0.identifier == selectedIdentifier } ?? toolItems[0] }
    set { selectedToolItemIdentifier = newValue.identifier }
  }

  /// The identifier of the selected item; one that no item has changes nothing.
  open var selectedToolItemIdentifier: String {
    get { selectedIdentifier }
    set {
      guard let item = toolItems.first(where: { $0.identifier == newValue }) else { return }
      select(item, byUser: false)
    }
  }

  /// Whether the ruler is shown on canvas views.
  open var isRulerActive = false {
    didSet {
      guard isRulerActive != oldValue else { return }
      panel?.update()
      for canvas in canvases { canvas.isRulerActive = isRulerActive }
    }
  }

  // MARK: Appearance

  /// The name under which selection, colors and widths are saved; nil to save nothing (Ink.TP6).
  open var stateAutosaveName: String? { didSet { ToolPickerState.load(for: self) } }
  /// The latest content version whose inks are offered (Ink.TP5).
  open var maximumSupportedContentVersion = PKContentVersion.latest {
    didSet { panel?.rebuild() }
  }
  /// The interface style of the picker itself.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { panel?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  /// The interface style of the canvas, for which the selected colors are meant.
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { panel?.update() }
  }
  /// Whether the picker shows the drawing policy; stored without effect, since the phone has no
  /// such setting.
  open var showsDrawingPolicyControls = true
  /// The button beside the tools; stored without effect, since a phone has no room for it.
  open var accessoryItem: UIBarButtonItem?

  // MARK: Internals

  private static let sharedPickers = NSMapTable<UIWindow, PKToolPicker>.weakToStrongObjects()
  /// The visible pickers.
  private static let visiblePickers = NSHashTable<PKToolPicker>.weakObjects()

  /// Returns whether any picker is visible in a window.
  static func isPickerVisible(in window: UIWindow) -> Bool {
    visiblePickers.allObjects.contains { $0.panel?.window === window }
  }

  private let observers = NSHashTable<AnyObject>.weakObjects()
  private let responders = NSHashTable<AnyObject>.weakObjects()
  private(set) var selectedIdentifier: String
  private(set) var panel: ToolPickerPanel?

  private var canvases: [PKCanvasView] { observers.allObjects.compactMap { $0 as? PKCanvasView } }

  private func follow(_ canvas: PKCanvasView) {
    if selectedToolItem.tool != nil { canvas.tool = selectedTool }
    canvas.isRulerActive = isRulerActive
    canvas.updatePolicy()
  }

  /// Selects an item, whose tool may have changed (Ink.TP4).
  func select(_ item: PKToolPickerItem, byUser: Bool) {
    selectedIdentifier = item.identifier
    panel?.update()
    if byUser {
      notify { $0.toolPickerSelectedToolDidChange($1) }
      notify { $0.toolPickerSelectedToolItemDidChange($1) }
    } else {
      for canvas in canvases { follow(canvas) }
    }
    ToolPickerState.save(self)
  }

  /// Shows or hides the ruler for the user.
  func toggleRuler() {
    isRulerActive.toggle()
    notify { $0.toolPickerIsRulerActiveDidChange($1) }
  }

  /// Notifies the observers that the obscured area has changed.
  func framesChanged() { notify { $0.toolPickerFramesObscuredDidChange($1) } }

  private func notify(_ body: (any PKToolPickerObserver, PKToolPicker) -> Void) {
    for case let observer as any PKToolPickerObserver in observers.allObjects {
      body(observer, self)
    }
  }

  /// Shows the picker if the first responder of a window is in its list (Ink.TP1).
  private func update() {
    let responder = responders.allObjects.lazy.compactMap { $0 as? UIResponder }
      .first { $0.isFirstResponder }
    let chain = responder.map { sequence(first: $0, next: \.next) }
    let window = chain?.lazy.compactMap { $0 as? UIWindow }.first
    guard panel?.window !== window else { return }
    panel?.removeFromSuperview()
    panel = window.map { ToolPickerPanel(self, in: $0) }
    if panel == nil { Self.visiblePickers.remove(self) } else { Self.visiblePickers.add(self) }
    for canvas in canvases { canvas.updatePolicy() }
    notify { $0.toolPickerVisibilityDidChange($1) }
    framesChanged()
  }
}

extension PKToolPicker: FirstResponderObserver {
  package func firstResponderDidChange(in window: UIWindow) { update() }
}
