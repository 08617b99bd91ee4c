import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The controller of the keyboard's screen: the keys at the lower edge, and nothing above them.
@MainActor
final class KeyboardViewController: UIViewController {
  /// The keyboard that is shown.
  private(set) var configuration = KeyboardConfiguration(session: 0, isVisible: false)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    view.addSubview(keyboard)
    keyboard.isHidden = true
    keyboard.onEdit = { [weak self] in self?.send($0) }
    keyboard.onPress = { [weak self] in self?.feedback.play(for: $0) }
    keyboard.onTracking = { [weak self] in self?.feedback.playTracking() }
    keyboard.onMode = { mode in
      switch mode {
      case .language(let language): SystemRequests.send(.language(language))
      case .custom(let keyboard): SystemRequests.send(.custom(keyboard.identifier))
      }
    }
    keyboard.onEmoji = { SystemRequests.send(.emoji($0)) }
    keyboard.onLanguageList = { [weak self] in self?.showLanguages(above: $0) }
    keyboard.onLanguageTouch = { [weak self] in self?.touchLanguages(at: $0, isLifted: $1) }
    languageList.isHidden = true
    languageList.onChoice = { [weak self] in self?.choose($0) }
    view.addSubview(languageList)
    observer = NotificationCenter.ofApp.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboard.updateLanguages() }
    }
  }

  /// Shows the keyboard that the app needs, or hides it (Keyboards.SK3).
  func show(_ wanted: KeyboardConfiguration) {
    let was = configuration
    configuration = wanted
    if wanted.orientation != was.orientation { setNeedsUpdateOfSupportedInterfaceOrientations() }
    view.window?.overrideUserInterfaceStyle = wanted.isDark ? .dark : .light
    let isSame = wanted.session == was.session && wanted.orientation == was.orientation
    if !isSame || !wanted.isVisible { hideLanguages() }
    guard wanted.isVisible else { return hide(over: wanted.duration) }
    keyboard.update(wanted)
    let begins = !was.isVisible || keyboard.isHidden
    UIView.performWithoutAnimation {
      keyboard.isHidden = false
      place(offset: begins && wanted.duration > 0 ? frameHeight : CGFloat(wanted.offset))
      view.layoutIfNeeded()
    }
    if begins {
      UIView.animate(withDuration: wanted.duration) { [self] in place(offset: 0) }
    }
    reportArea()
    becomeFirstResponder()
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    switch configuration.orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard configuration.isVisible else { return }
    place(offset: CGFloat(configuration.offset))
    reportArea()
  }

  // MARK: Keys of a hardware keyboard

  override var canBecomeFirstResponder: Bool { true }

  /// Presses the keys of the screen that correspond to those of the hardware keyboard (Keys.K11).
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) {
      let name = "\(key.keyCode.rawValue)"
      switch key.keyCode {
      case .keyboardDeleteOrBackspace: keyboard.pressDelete(as: name)
      case .keyboardReturnOrEnter: _ = keyboard.press("\n", as: name)
      default:
        guard let character = key.characters.first, key.characters.count == 1 else { continue }
        if !keyboard.press(character, as: name) {
          NSLog("the keyboard on the screen has no key that types “\(character)”")
        }
      }
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { keyboard.release("\(key.keyCode.rawValue)") }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keyboard.endTouches()
  }

  // MARK: Languages

  /// Shows the list of languages above the globe key (Keyboards.LA3).
  private func showLanguages(above face: CGRect) {
    languageList.frame = view.bounds
    UIView.performWithoutAnimation {
      languageList.isHidden = false
      languageList.show(
        keyboard.model.selectableModes, current: .language(keyboard.model.language),
        above: keyboard.convert(face, to: languageList))
    }
    reportArea()
  }

  private func touchLanguages(at place: CGPoint, isLifted: Bool) {
    let mode = languageList.mode(at: keyboard.convert(place, to: languageList))
    guard isLifted else { return languageList.highlight(mode) }
    // A finger that is lifted on the globe key leaves the list open.
    if mode != nil || !keyboard.bounds.contains(place) { choose(mode) }
  }

  private func choose(_ mode: KeyboardMode?) {
    hideLanguages()
    reportArea()
    if let mode { keyboard.select(mode) }
  }

  private func hideLanguages() { languageList.isHidden = true }

  // MARK: Internals

  private let languageList = KeyboardModeListView(frame: .zero)
  private var observer: (any NSObjectProtocol)?
  private let keyboard = KeyboardView(frame: .zero)
  private let feedback = KeyFeedback()
  /// The area that the phone knows.
  private var reportedArea: CGRect?

  /// The sizes of the keyboard with its bar.
  private var metrics: KeyboardMetrics {
    .current(hasSuggestionBar: keyboard.model.hasSuggestionBar)
  }
  private var frameHeight: CGFloat { metrics.height }

  private func place(offset: CGFloat) {
    let (bounds, height) = (view.bounds, frameHeight)
    keyboard.metrics = metrics
    let frame = CGRect(
      x: 0, y: bounds.height - height + offset, width: bounds.width, height: height)
    if keyboard.frame != frame { keyboard.frame = frame }
  }

  private func hide(over duration: TimeInterval) {
    reportedArea = nil
    keyboard.endTouches()
    guard !keyboard.isHidden else { return }
    let finish = { [weak self] in
      guard let self, !configuration.isVisible else { return }
      keyboard.isHidden = true
    }
    guard duration > 0 else { return finish() }
    UIView.animate(withDuration: duration) { [self] in
      place(offset: frameHeight)
    } completion: { _ in
      finish()
    }
  }

  /// Reports the touched part of the screen to the phone (Keyboards.SK4).
  private func reportArea() {
    let height = frameHeight
    let keys = CGRect(
      x: 0, y: view.bounds.height - height + CGFloat(configuration.offset),
      width: view.bounds.width, height: height)
    // A touch beside the list of languages closes it.
    let own = languageList.isHidden ? keys : view.bounds
    let screen = UIScreen.main
    let area = screen.coordinateSpace.convert(own, to: screen.fixedCoordinateSpace)
    guard area != reportedArea else { return }
    reportedArea = area
    SystemRequests.send(
      .area(
        ScreenArea(
          x: Double(area.minX), y: Double(area.minY), width: Double(area.width),
          height: Double(area.height))))
  }

  private func send(_ edit: KeyboardEdit.Kind) {
    SystemRequests.send(.edit(KeyboardEdit(session: configuration.session, edit)))
  }
}
