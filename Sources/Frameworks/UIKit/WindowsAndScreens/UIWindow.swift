/// The outermost view of what an app shows, which touches are brought to.
@preconcurrency @MainActor
open class UIWindow: UIView, FirstResponderHolder {
  // MARK: Creating

  /// Makes a window on the main screen, which is not seen before it is made visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    stage.addSublayer(layer)
    turnStage(over: 0)
  }

  /// Makes a window as large as a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpace.bounds)
    self.windowScene = windowScene
  }

  /// Makes a window without size: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
    stage.addSublayer(layer)
    turnStage(over: 0)
  }

  // MARK: Configuration

  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?

  /// The screen that it is on.
  open var screen: UIScreen { .main }

  /// How far in front of other windows it is.
  open var windowLevel: Level = .normal {
    didSet { screen.sortWindows() }
  }

  /// The controller whose view fills it.
  open var rootViewController: UIViewController? {
    didSet { changeRoot(from: oldValue) }
  }

  /// Whether it is not seen; as long as nobody has said otherwise it is not.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != isHidden else { return }
      if newValue { hide() } else { show() }
    }
  }

  // MARK: Key window

  /// Whether it is the one that gets what has no place on the screen.
  open var isKeyWindow: Bool { screen.keyWindow === self }

  /// Whether it may become that one.
  open var canBecomeKey: Bool { true }

  /// Makes it the one that gets what has no place on the screen.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    let old = screen.keyWindow
    screen.keyWindow = self
    old?.resignKey()
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  /// Shows it in front of others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    screen.bringToFront(self)
    makeKey()
  }

  /// Is told that it is the key window now; by itself it does nothing.
  open func becomeKey() {}

  /// Is told that it is the key window no more.
  open func resignKey() { post(Self.didResignKeyNotification) }

  // MARK: Events

  /// Brings an event to recognizers and views: touches to those they began in, others to the first
  /// responder.
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches: delivery.deliver(event, in: self)
    case .presses: (event as? UIPressesEvent).map(sendPresses)
    default: break
    }
  }

  // MARK: Responder

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.running }

  /// Who remembers how to take back what was done in the window (UN10).
  open override var undoManager: UndoManager? { ownUndoManager }

  /// A point of the panel, as the digitizer has it, in the window's coordinates.
  func convertFromPanel(_ point: CGPoint) -> CGPoint { layer.convert(point, from: nil) }

  // MARK: Internals

  private lazy var ownUndoManager = UndoManager()
  /// What it lies on: the screen as the interface is turned, on the panel.
  let stage = CALayer()
  /// Brings its touches to recognizers and views.
  package let delivery = TouchDelivery()
  package internal(set) weak var firstResponder: UIResponder? {
    didSet {
      guard oldValue !== firstResponder else { return }
      oldValue?.didResignFirstResponder()
      firstResponder?.didBecomeFirstResponder()
    }
  }

  /// Those who are told first of what has no place on the screen.
  var innermostResponder: UIResponder { firstResponder ?? self }

  /// What of it is covered by the phone's own things.
  var screenInsets: UIEdgeInsets { insetsWithoutStatusBar }

  private func show() {
    windowScene = windowScene ?? UIApplication.running?.scenes.first as? UIWindowScene
    let controllers = self.controllers
    for controller in controllers { controller.willAppear(animated: false) }
    super.isHidden = false
    turnStage(over: 0)
    screen.add(self)
    updateTraits()
    layoutIfNeeded()
    for controller in controllers { controller.didAppear() }
    screen.followPhone(animated: false)
    post(Self.didBecomeVisibleNotification)
  }

  private func hide() {
    delivery.release(self)
    let controllers = self.controllers
    for controller in controllers { controller.willDisappear(animated: false) }
    super.isHidden = true
    LayerSession.current.removeRoot(stage)
    screen.remove(self)
    for controller in controllers { controller.didDisappear() }
    post(Self.didBecomeHiddenNotification)
  }

  /// The controllers of views in it that are told by themselves, the outermost first.
  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    forEachWithin { $0.controller.map { found.append($0) } }
    return found.filter(\.isToldByItself)
  }

  private func changeRoot(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
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
    for (phase, tell) in kinds {
      let chosen = presses.filter { $0.phase == phase }
      if !chosen.isEmpty { tell(chosen, event) }
    }
  }
}
