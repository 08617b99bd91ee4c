/// An object that follows the updates of an app's picture, and can request them.
///
/// Steps Turns.UP1…
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  /// The duration of a frame, in seconds.
  static let frameDuration: TimeInterval = 1 / TimeInterval(UIScreen.main.maximumFramesPerSecond)

  private weak var scene: UIWindowScene?
  private weak var view: UIView?
  private var actions: [(place: Int?, body: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  /// Asks for a picture in each frame.
  private var frames: CADisplayLink?

  private init(_ scene: UIWindowScene?, _ view: UIView?) {
    (self.scene, self.view) = (scene, view)
    super.init()
    UpdateCycle.shared.add(self)
  }

  // MARK: Creating

  /// Creates a link for the updates of a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(windowScene, nil) }

  /// Creates a link for the updates of a scene, with an action in the phase before the display
  /// links.
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector)
  {
    self.init(windowScene, nil)
    addAction(target: target, selector: selector)
  }

  /// Creates a link for the updates of the scene in which a view is.
  public convenience init(view: UIView) { self.init(nil, view) }

  /// Creates a link for the updates of the scene in which a view is, with an action in the phase
  /// before the display links.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(nil, view)
    addAction(target: target, selector: selector)
  }

  // MARK: Actions

  /// Adds an action to a phase (Turns.UP2).
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    if phase.place == nil {
      RuntimeWarning.once(
        "UIUpdateLink.addAction: the phone has no phases of low latency, so the action is never "
          + "performed", namesPlace: true)
    }
    actions.append((phase.place, handler))
  }

  /// Adds a method to a phase; it receives the link and the times of the update, or nothing.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let receiver = messageReceiver(target)
    addAction(to: phase) { [weak receiver] link, info in
      guard let receiver else { return }
      _ = selector.send(to: receiver, with: [link, info])
    }
  }

  /// Adds an action to the phase before the display links.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }

  /// Adds a method to the phase before the display links.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
  }

  // MARK: Configuring

  /// Whether the actions are performed.
  open var isEnabled = false { didSet { followFrames() } }
  /// Whether there is an update in each frame, without any change.
  open var requiresContinuousUpdates = false { didSet { followFrames() } }
  /// The wanted rate of continuous updates.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { frames?.preferredFrameRateRange = preferredFrameRateRange }
  }
  /// Whether events of low latency are wanted; the phone has none.
  open var wantsLowLatencyEventDispatch = false
  /// Whether pictures shall be shown as soon as they are ready; the phone shows them with the next
  /// frame.
  open var wantsImmediatePresentation = false

  /// The times of the update in progress; nil outside of one.
  open var currentUpdateInfo: UIUpdateInfo? { UpdateCycle.shared.info }

  // MARK: Internals

  /// Performs the actions of a phase.
  func perform(_ place: Int, _ info: UIUpdateInfo) {
    guard isEnabled, scene != nil || view?.window != nil else { return }
    for action in actions where action.place == place { action.body(self, info) }
  }

  private func followFrames() {
    let isWanted = isEnabled && requiresContinuousUpdates
    guard isWanted != (frames != nil) else { return }
    guard isWanted else {
      frames?.invalidate()
      frames = nil
      return
    }
    let link = CADisplayLink { [weak self] link in
      // A link without references requests no updates.
      if self == nil { link.invalidate() }
    }
    link.preferredFrameRateRange = preferredFrameRateRange
    link.add(to: .main, forMode: .common)
    frames = link
  }
}
