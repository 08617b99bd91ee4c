import TactusPhoneLink

/// The controller of a keyboard extension's screen: the keyboard's view at the bottom, and nothing
/// above it.
///
/// The extension's life is described in Keyboards.CU4….
@MainActor
package final class KeyboardExtensionViewController: UIViewController {
  /// The principal object of the extension.
  let controller: UIInputViewController
  /// The text that the keyboard changes.
  let proxy = ExtensionDocumentProxy()
  /// The configuration of the text.
  private(set) var configuration = KeyboardConfiguration(session: 0, isVisible: false)

  /// Creates the controller of a keyboard.
  package init(_ controller: UIInputViewController) {
    self.controller = controller
    super.init(nibName: nil, bundle: nil)
    controller.extensionHost = self
    controller.primaryLanguage = keyboard?.language
    proxy.onEdit = { [weak self] in self?.send($0) }
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    backdrop.backgroundColor = InputColors.background
    backdrop.clipsToBounds = true
    backdrop.isHidden = true
    view.addSubview(backdrop)
    globe.onEvent = { [weak self] in
      guard let self else { return }
      handleInputModeList(from: globe, with: $0)
    }
    backdrop.addSubview(globe)
    list.isHidden = true
    list.onChoice = { [weak self] in self?.choose($0) }
    view.addSubview(list)
  }

  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    switch configuration.orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if configuration.isVisible { place(offset: CGFloat(configuration.offset)) }
  }

  // MARK: The keyboard

  /// The keyboard's settings on the phone; nil if it has been removed.
  var keyboard: CustomKeyboard? {
    let languages = UIScreen.main.keyboardLanguages
    return languages.custom.first { $0.identifier == languages.currentCustom }
  }

  /// Whether the keyboard needs its own globe key, because the phone shows none below it
  /// (Keyboards.CU3).
  var needsGlobe: Bool { modes.count > 1 && !hasDock }

  /// Shows the keyboard for a text, or hides it (Keyboards.CU4).
  package func show(_ wanted: KeyboardConfiguration) {
    let was = configuration
    configuration = wanted
    if wanted.orientation != was.orientation { setNeedsUpdateOfSupportedInterfaceOrientations() }
    view.window?.overrideUserInterfaceStyle = wanted.isDark ? .dark : .light
    if wanted.session != was.session || !wanted.isVisible { list.isHidden = true }
    guard wanted.isVisible else { return hide(over: wanted.duration) }
    proxy.update(wanted)
    let begins = !was.isVisible || backdrop.isHidden
    UIView.performWithoutAnimation {
      backdrop.isHidden = false
      addKeyboard()
      place(
        offset: begins && wanted.duration > 0 ? backdrop.bounds.height : CGFloat(wanted.offset))
      view.layoutIfNeeded()
    }
    if begins { UIView.animate(withDuration: wanted.duration) { [self] in place(offset: 0) } }
    notify(isNew: begins || wanted.session != was.session)
    report()
  }

  /// Reports a changed height at the end of a turn (Keyboards.CU6).
  func turnWillEnd() {
    guard configuration.isVisible else { return }
    view.layoutIfNeeded()
    place(offset: CGFloat(configuration.offset))
    report()
  }

  /// Requests a change of the text.
  func send(_ edit: KeyboardEdit.Kind) {
    guard configuration.isVisible else { return }
    SystemRequests.send(.edit(KeyboardEdit(session: configuration.session, edit)))
  }

  /// Switches to the next keyboard (Keyboards.CU3).
  func advance() { SystemRequests.send(.nextMode) }

  /// Handles touches of a globe key: a tap selects the next keyboard, a long press shows the list
  /// (Keyboards.CU3).
  func handleInputModeList(from key: UIView, with event: UIEvent) {
    let touches = event.touches(for: key) ?? []
    guard let touch = touches.first else { return }
    let place = touch.location(in: list)
    switch touch.phase {
    case .began:
      endHold()
      hold = AppTimers.shared.add(at: AppTimers.shared.now + Self.holdTime) {
        [weak self, weak key] in
        self?.hold = nil
        if let key { self?.showList(above: key) }
      }
    case .moved, .stationary: if !list.isHidden { list.highlight(list.mode(at: place)) }
    case .ended:
      guard list.isHidden else {
        let mode = list.mode(at: place)
        // A finger lifted over the key leaves the list open.
        if mode != nil || !key.bounds.contains(touch.location(in: key)) { choose(mode) }
        return
      }
      guard hold != nil else { return }
      endHold()
      if key.bounds.contains(touch.location(in: key)) { advance() }
    default:
      endHold()
      choose(nil)
    }
  }

  // MARK: Internals

  /// The duration of a long press on the globe key, in seconds.
  ///
  /// - Source: ours, like the system keyboard. Confidence: guess.
  private static let holdTime: TimeInterval = 0.5
  /// The height of the phone's globe key area below the keyboard.
  ///
  /// - Source: ours, like the system keyboard. Confidence: guess.
  private static let globeHeight: CGFloat = 40

  private let backdrop = UIView()
  private let globe = GlobeKeyView(frame: .zero)
  private let list = KeyboardModeListView(frame: .zero)
  private var hold: Int?
  /// The area and height last reported to the phone.
  private var reported: (area: CGRect, height: CGFloat)?
  /// The text of which the keyboard was last notified.
  private var notified: KeyboardDocument?

  private var hasDock: Bool {
    KeyboardMetrics.current(hasSuggestionBar: false).dockHeight >= Self.globeHeight
  }

  private var modes: [KeyboardMode] {
    UIScreen.main.keyboardLanguages.modes(
      needsASCII: configuration.needsASCII, acceptsCustom: configuration.acceptsCustomKeyboards)
  }

  /// Adds the keyboard's view: as wide as the screen, and as high as its constraints or the
  /// system's keys.
  private func addKeyboard() {
    guard controller.parent == nil, let content = controller.view else { return }
    addChild(controller)
    content.translatesAutoresizingMaskIntoConstraints = false
    backdrop.insertSubview(content, at: 0)
    let height = content.heightAnchor.constraint(
      equalToConstant: KeyboardMetrics.current(hasSuggestionBar: false).keysHeight)
    height.priority = .defaultLow
    standardHeight = height
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: backdrop.topAnchor),
      content.leadingAnchor.constraint(equalTo: backdrop.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: backdrop.trailingAnchor), height,
    ])
    controller.didMove(toParent: self)
  }

  private var standardHeight: NSLayoutConstraint?

  private func place(offset: CGFloat) {
    let (bounds, metrics) = (view.bounds, KeyboardMetrics.current(hasSuggestionBar: false))
    if standardHeight?.constant != metrics.keysHeight {
      standardHeight?.constant = metrics.keysHeight
    }
    if backdrop.bounds.width != bounds.width { backdrop.frame.size.width = bounds.width }
    backdrop.layoutIfNeeded()
    let limit = Self.maximumShare * bounds.height
    let keys = min(max(controller.view?.frame.height ?? 0, 0), limit - metrics.dockHeight)
    let height = keys + metrics.dockHeight
    let frame = CGRect(
      x: 0, y: bounds.height - height + offset, width: bounds.width, height: height)
    if backdrop.frame != frame { backdrop.frame = frame }
    globe.isHidden = !hasDock || modes.count < 2
    globe.frame = CGRect(x: 0, y: keys, width: 75, height: min(metrics.dockHeight, 50))
    list.frame = bounds
  }

  /// The maximum fraction of the screen that a keyboard covers, as on the phone's side.
  private static let maximumShare: CGFloat = 0.75

  private func hide(over duration: TimeInterval) {
    reported = nil
    endHold()
    guard !backdrop.isHidden else { return }
    let finish = { [weak self] in
      guard let self, !configuration.isVisible else { return }
      backdrop.isHidden = true
      controller.willMove(toParent: nil)
      controller.view?.removeFromSuperview()
      controller.removeFromParent()
    }
    guard duration > 0 else { return finish() }
    UIView.animate(withDuration: duration) { [self] in
      place(offset: backdrop.bounds.height)
    } completion: { _ in
      finish()
    }
  }

  /// Notifies the keyboard of a changed text (Keyboards.IV7).
  private func notify(isNew: Bool) {
    let new = proxy.document
    let old = notified
    notified = new
    if isNew || new.paragraphs != old?.paragraphs {
      controller.textWillChange(nil)
      controller.textDidChange(nil)
    } else if new != old {
      controller.selectionWillChange(nil)
      controller.selectionDidChange(nil)
    }
  }

  /// Reports the touched part of the screen and the keyboard's height to the phone.
  private func report() {
    let offset = CGFloat(configuration.offset)
    let height = backdrop.bounds.height
    let bounds = view.bounds
    // A touch outside of the list closes it.
    let own =
      list.isHidden
      ? CGRect(x: 0, y: bounds.height - height + offset, width: bounds.width, height: height)
      : bounds
    let screen = UIScreen.main
    let area = screen.coordinateSpace.convert(own, to: screen.fixedCoordinateSpace)
    if area != reported?.area {
      SystemRequests.send(
        .area(
          ScreenArea(
            x: Double(area.minX), y: Double(area.minY), width: Double(area.width),
            height: Double(area.height))))
    }
    if height != reported?.height { SystemRequests.send(.height(Double(height))) }
    reported = (area, height)
  }

  private func endHold() {
    if let hold { AppTimers.shared.remove(hold) }
    hold = nil
  }

  private func showList(above key: UIView) {
    UIView.performWithoutAnimation {
      list.isHidden = false
      let current = keyboard.map(KeyboardMode.custom) ?? .language(.english)
      list.show(modes, current: current, above: key.convert(key.bounds, to: list))
    }
    report()
  }

  private func choose(_ mode: KeyboardMode?) {
    guard !list.isHidden else { return }
    list.isHidden = true
    report()
    switch mode {
    case .language(let language)?: SystemRequests.send(.language(language))
    case .custom(let keyboard)?: SystemRequests.send(.custom(keyboard.identifier))
    case nil: break
    }
  }
}
