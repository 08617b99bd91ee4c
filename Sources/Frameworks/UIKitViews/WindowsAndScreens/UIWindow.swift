/// The root of a view hierarchy, which receives the events of the app.
@preconcurrency @MainActor
open class UIWindow: UIView, FirstResponderHolder {
  // MARK: Creating

  /// Creates a hidden window of the screen's size (Views.V25).
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window on the main screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLayers()
  }

  /// Creates a window of a scene's size.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    self.windowScene = windowScene
    prepareLayers()
  }

  /// Creates an empty window; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLayers()
  }

  private func prepareLayers() {
    layer.isHidden = true
    panelLayer.addSublayer(layer)
    placePanelLayer(over: 0)
  }

  // MARK: Configuration

  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { updateTraits() } }
  }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// The level of the window.
  open var windowLevel: Level = .normal {
    didSet { screen.sortWindows() }
  }

  /// Whether the window can shrink to its content; stored, because windows fill a phone.
  open var canResizeToFitContent = false

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { changeRoot(from: oldValue) }
  }

  /// Whether the window is hidden; true by default.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue { hide() } else { show() }
    }
  }

  /// The guide in the middle of the safe area, as large as its aspect ratio allows
  /// (ViewLayout.VL19).
  open var safeAreaAspectFitLayoutGuide: UILayoutGuide & UILayoutGuideAspectFitting {
    if let guide = ownLayout?.insetGuides[.aspectFit] as? AspectFittingGuide { return guide }
    let guide = AspectFittingGuide()
    guide.owningView = self
    layout.insetGuides[.aspectFit] = guide
    return guide
  }

  // MARK: Key window

  /// Whether the window receives events without a location.
  open var isKeyWindow: Bool { screen.keyWindow === self }

  /// Whether `makeKey()` has an effect; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window, which receives keyboard input.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    let old = screen.keyWindow
    screen.keyWindow = self
    old?.resignKey()
    becomeKey()
    post(Self.didBecomeKeyNotification)
    InputViewPresenter.shared.update()
  }

  /// Unhides the window, brings it in front of others of its level, and calls `makeKey()`.
  open func makeKeyAndVisible() {
    isHidden = false
    screen.bringToFront(self)
    makeKey()
  }

  /// Called after the window became the key window; does nothing by default.
  open func becomeKey() {}

  /// Called after the window resigned as the key window; posts a notification.
  open func resignKey() { post(Self.didResignKeyNotification) }

  // MARK: Events

  /// Dispatches an event: touches to recognizers and views, other events to the first responder.
  open func sendEvent(_ event: UIEvent) {
    ExchangedMethods.call("sendEvent:", of: UIWindow.self, on: self, event) { event in
      switch event.type {
      case .touches: delivery.deliver(event, in: self)
      case .presses: (event as? UIPressesEvent).map(sendPresses)
      default: break
      }
    }
  }

  // MARK: Coordinates

  /// Converts a point to the coordinates of another window; nil for the screen's.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    super.convert(point, to: window as UIView?)
  }
  /// Converts a point from the coordinates of another window; nil for the screen's.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    super.convert(point, from: window as UIView?)
  }
  /// Converts a rectangle to the coordinates of another window; nil for the screen's.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    super.convert(rect, to: window as UIView?)
  }
  /// Converts a rectangle from the coordinates of another window; nil for the screen's.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    super.convert(rect, from: window as UIView?)
  }

  // MARK: Responder

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.running }

  /// The undo manager of the window (Undo.UN10).
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Converts a point from the panel's coordinates.
  package func convertFromPanel(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }

  // MARK: Internals

  /// The three-finger editing gestures; nil until text is edited.
  var threeFingerGestures: ThreeFingerGestures?
  private lazy var ownUndoManager = UndoManager()
  /// The container layer of the window: the screen in the interface's orientation, on the panel.
  let panelLayer = CALayer()
  /// The dispatcher of touches to recognizers and views.
  package let delivery = TouchDelivery()
  package internal(set) weak var firstResponder: UIResponder? {
    didSet {
      guard oldValue !== firstResponder else { return }
      oldValue?.didResignFirstResponder()
      firstResponder?.didBecomeFirstResponder()
      if isKeyWindow { InputViewPresenter.shared.update() }
      FirstResponderObservers.notify(of: self)
    }
  }

  /// The responder that first receives events without a location.
  package var innermostResponder: UIResponder { firstResponder ?? self }

  /// The insets of the window that the device's safe area covers.
  var screenInsets: UIEdgeInsets { insetsWithoutStatusBar }

  private func show() {
    TestHost.startIfNeeded()
    windowScene = windowScene ?? UIApplication.running?.scenes.first as? UIWindowScene
    let controllers = self.controllers
    for controller in controllers { controller.willAppear(animated: false) }
    super.isHidden = false
    placePanelLayer(over: 0)
    screen.add(self)
    updateTraits()
    layoutIfNeeded()
    if !UIApplication.defersAppearance(of: controllers) {
      for controller in controllers { controller.didAppear() }
    }
    screen.updateInterfaceOrientation(animated: false)
    post(Self.didBecomeVisibleNotification)
  }

  private func hide() {
    delivery.release(self)
    let controllers = self.controllers
    for controller in controllers { controller.willDisappear(animated: false) }
    super.isHidden = true
    LayerSession.current.removeRoot(panelLayer)
    screen.remove(self)
    for controller in controllers { controller.didDisappear() }
    post(Self.didBecomeHiddenNotification)
  }

  /// The controllers in the window that receive appearance events automatically, outermost first.
  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    forEachInSubtree { $0.controller.map { found.append($0) } }
    return found.filter(\.receivesAppearanceAutomatically)
  }

  private func changeRoot(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if old?.rootWindow === self { old?.rootWindow = nil }
    rootViewController?.rootWindow = self
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.ofApp.post(name: name, object: self)
  }

  private func sendPresses(_ event: UIPressesEvent) {
    let responder = innermostResponder
    let presses = event.allPresses
    for press in presses {
      (press.window, press.responder) = (self, press.responder ?? responder)
    }
    let kinds: [(UIPress.Phase, (Set<UIPress>, UIPressesEvent?) -> Void)] = [
      (.began, responder.pressesBegan), (.changed, responder.pressesChanged),
      (.ended, responder.pressesEnded), (.cancelled, responder.pressesCancelled),
    ]
    for (phase, handler) in kinds {
      let chosen = presses.filter { $0.phase == phase }
      if !chosen.isEmpty { handler(chosen, event) }
    }
  }
}
