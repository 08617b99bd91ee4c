import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The keys of the keyboard.
///
/// Steps Keyboards.KE1…
@MainActor
final class KeyboardView: UIView {
  /// Called with each change of the text.
  var onEdit: (KeyboardEdit.Kind) -> Void = { _ in }
  /// Called when a key goes down.
  var onPress: (ScreenKey) -> Void = { _ in }
  /// Called with the keyboard that the globe key selects.
  var onMode: (KeyboardMode) -> Void = { _ in }
  /// Called with an emoji that is typed.
  var onEmoji: (String) -> Void = { _ in }
  /// Called when the globe key is held, with its frame.
  var onLanguageList: (CGRect) -> Void = { _ in }
  /// Called when the finger that holds the globe key moves or is lifted.
  var onLanguageTouch: (CGPoint, _ isLifted: Bool) -> Void = { _, _ in }
  /// Called when the keyboard becomes a trackpad, and when it selects a word.
  var onTracking: () -> Void = {}
  /// The state.
  private(set) var model = KeyboardModel(KeyboardConfiguration(session: 0, isVisible: false))

  /// Creates a keyboard.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = InputColors.background
    popUp.isHidden = true
    emoji.isHidden = true
    emoji.onPress = { [weak self] in self?.onPress(ScreenKey(action: .text(""))) }
    emoji.onChoice = { [weak self] in self?.typeEmoji($0) }
    suggestionBar.onPress = { [weak self] in self?.onPress(ScreenKey(action: .text(""))) }
    suggestionBar.onChoice = { [weak self] in self?.choose($0) }
    for view in [emoji, suggestionBar, popUp] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the keyboard that the app needs.
  func update(_ configuration: KeyboardConfiguration) {
    model.settings = UIScreen.main.keyboardSettings
    let isOther = configuration.session != model.configuration.session
    model.update(configuration)
    emoji.history = EmojiHistory(texts: configuration.recentEmoji.texts)
    if isOther { endTouches() }
    updateLanguages()
    reload()
  }

  /// Shows the keys of the phone's current language.
  func updateLanguages() {
    if model.update(UIScreen.main.keyboardLanguages) { showLanguageName() }
    reload()
  }

  /// Types with a language from now on (Keyboards.LA1), or requests a keyboard of an app.
  func select(_ mode: KeyboardMode) {
    send(model.endComposition(asLetters: true))
    if case .language(let language) = mode {
      if model.select(language) { showLanguageName() }
      reload()
    }
    onMode(mode)
  }

  /// Releases all keys.
  func endTouches() {
    for touch in fingers.values { touch.timer?.invalidate() }
    fingers = [:]
    typed = [:]
    popUp.isHidden = true
    setDimmed(false)
    refresh()
  }

  /// The height of the keys.
  var metrics = KeyboardMetrics.current(hasSuggestionBar: false) {
    didSet {
      model.hasDock = metrics.dockHeight >= KeyMetrics.globeHeight
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    reload()
  }

  // MARK: Keys of a hardware keyboard

  /// Presses the key that types a character (Keys.K11).
  ///
  /// - Returns: Whether there is one.
  func press(_ character: Character, as name: String) -> Bool {
    guard let key = key(for: character) else { return false }
    reload()
    onPress(key)
    typed[name] = key
    refresh()
    return true
  }

  /// Shows the plane with the key of a character, in the language of letters if the emoji are shown
  /// and have no such key (Keyboards.EM1).
  private func key(for character: Character) -> ScreenKey? {
    if model.layout.isEmoji {
      let text = String(character)
      if EmojiTable.emoji(text) != nil { return ScreenKey(action: .text(text)) }
      guard let letters = model.lettersLanguage else { return nil }
      select(.language(letters))
    }
    return model.prepare(for: character)
  }

  /// Presses the delete key.
  func pressDelete(as name: String) {
    guard let index = entries.firstIndex(where: { $0.key.action == .delete }) else { return }
    let touch = KeyTouch(index: index, place: .zero)
    begin(touch)
    deleting[name] = touch
  }

  /// Releases a key that was pressed by name.
  func release(_ name: String) {
    deleting.removeValue(forKey: name)?.timer?.invalidate()
    guard let key = typed.removeValue(forKey: name) else { return refresh() }
    send(model.press(key, at: CACurrentMediaTime()))
    reload()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    model.settings = UIScreen.main.keyboardSettings
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      // The next finger ends the key before (Keyboards.KE5).
      for (id, other) in fingers { finish(other, id) }
      let place = touch.location(in: self)
      guard let index = frames.index(at: place) else { continue }
      let finger = KeyTouch(index: index, place: place)
      fingers[ObjectIdentifier(touch)] = finger
      begin(finger)
    }
    refresh()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let finger = fingers[ObjectIdentifier(touch)] else { continue }
      finger.place = touch.location(in: self)
      press(finger, force: touch)
      move(finger)
    }
    refresh()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let finger = fingers[ObjectIdentifier(touch)] else { continue }
      finger.place = touch.location(in: self)
      finish(finger, ObjectIdentifier(touch))
    }
    refresh()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      fingers.removeValue(forKey: ObjectIdentifier(touch))?.timer?.invalidate()
    }
    setDimmed(false)
    popUp.isHidden = true
    refresh()
  }

  // MARK: Internals

  private let popUp = KeyPopUpView(frame: .zero)
  private let emoji = EmojiView(frame: .zero)
  private let suggestionBar = SuggestionBar(frame: .zero)
  /// The timer after which suggestions follow the text.
  private var suggestionTimer: Timer?
  private var frames = KeyFrames(
    KeyboardLayout(.letters, of: .default), in: .zero, isLandscape: false)
  private var shownLayout: KeyboardLayout?
  private var keyViews: [KeyView] = []
  private var fingers: [ObjectIdentifier: KeyTouch] = [:]
  /// The keys that a hardware keyboard presses, by their names.
  private var typed: [String: ScreenKey] = [:]
  private var deleting: [String: KeyTouch] = [:]
  /// The timer after which the space bar shows its own title again.
  private var nameTimer: Timer?

  private var entries: [KeyFrames.Entry] { frames.entries }

  /// Arranges the keys of the plane that is shown.
  private func reload() {
    guard bounds.width > 0 else { return }
    let sides = safeAreaInsets
    let width = bounds.width - sides.left - sides.right
    let keys = CGRect(
      x: sides.left, y: metrics.suggestionHeight, width: width, height: metrics.keysHeight)
    let bar = CGRect(x: sides.left, y: 0, width: width, height: metrics.suggestionHeight)
    let isEmoji = model.layout.isEmoji
    let area =
      isEmoji ? keys.divided(atDistance: EmojiMetrics.barHeight, from: .maxYEdge).slice : keys
    frames = KeyFrames(
      model.layout, in: area, dockHeight: metrics.dockHeight, isLandscape: bounds.width > 500)
    UIView.performWithoutAnimation {
      if suggestionBar.frame != bar { suggestionBar.frame = bar }
      suggestionBar.isHidden = isEmoji || bar.height == 0
      showEmoji(isEmoji, in: keys.union(bar))
      if shownLayout != model.layout {
        shownLayout = model.layout
        for view in keyViews { view.removeFromSuperview() }
        keyViews = entries.map { KeyView($0.key) }
        for view in keyViews { insertSubview(view, belowSubview: popUp) }
      }
      for (view, entry) in zip(keyViews, entries) where view.frame != entry.face {
        view.frame = entry.face
      }
    }
    refresh()
    suggestLater()
  }

  /// Shows the emoji above the keys, or removes them (Keyboards.EM2).
  private func showEmoji(_ isShown: Bool, in area: CGRect) {
    emoji.barInset = frames.entries.first.map { $0.area.width } ?? 0
    if emoji.frame != area { emoji.frame = area }
    guard emoji.isHidden == isShown else { return }
    emoji.isHidden = !isShown
    if isShown { emoji.begin() }
  }

  private func typeEmoji(_ text: String) {
    send(model.type(text))
    onEmoji(text)
    reload()
  }

  /// Shows the state of all keys.
  private func refresh() {
    // A secret text is not shown by its keys (Keyboards.KE9).
    let isSecret = model.configuration.isSecure
    let pressed = Set(
      isSecret ? [] : fingers.values.filter { $0.trackingStart == nil }.map(\.index))
    UIView.performWithoutAnimation {
      for (index, view) in keyViews.enumerated() {
        let isTyped = !isSecret && typed.values.contains(view.key)
        view.update(
          model, isPressed: pressed.contains(index) || isTyped, isNamed: nameTimer != nil)
      }
    }
  }

  /// Shows the name of the language on the space bar for a while (Keyboards.LA2).
  private func showLanguageName() {
    nameTimer?.invalidate()
    nameTimer = Timer.scheduledTimer(withTimeInterval: KeyMetrics.nameTime, repeats: false) {
      [weak self] _ in
      MainActor.assumeIsolated {
        self?.nameTimer = nil
        self?.refresh()
      }
    }
  }

  private func send(_ edits: [KeyboardEdit.Kind]) {
    for edit in edits { onEdit(edit) }
  }

  // MARK: Suggestions

  /// Shows the suggestions for the text a moment later, so that they do not delay the next key
  /// (Keyboards.PR1).
  private func suggestLater() {
    guard model.hasSuggestionBar else { return suggestionBar.show([]) }
    guard model.composition.isEmpty else { return suggestionBar.show(model.suggestions) }
    suggestionTimer?.invalidate()
    suggestionTimer = Timer.scheduledTimer(
      withTimeInterval: KeyMetrics.suggestionDelay, repeats: false
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        UIView.performWithoutAnimation { self.suggestionBar.show(self.model.suggestions) }
      }
    }
  }

  private func choose(_ suggestion: Suggestion) {
    send(model.choose(suggestion))
    reload()
  }

  private func begin(_ finger: KeyTouch) {
    let key = entries[finger.index].key
    onPress(key)
    switch key.action {
    case .shift:
      send(model.press(key, at: CACurrentMediaTime()))
      finger.isDone = true
    case .plane:
      finger.formerPlane = model.plane
      send(model.press(key, at: CACurrentMediaTime()))
      reload()
      finger.index = frames.index(at: finger.place) ?? finger.index
    case .delete:
      send(model.press(key, at: CACurrentMediaTime()))
      finger.isDone = true
      wait(KeyMetrics.repeatDelay, for: finger) { [weak self] in self?.repeatDelete($0) }
    case .text, .space:
      showPopUp(finger)
      wait(KeyMetrics.holdTime, for: finger) { [weak self] in self?.hold($0) }
    case .globe, .letters:
      wait(KeyMetrics.holdTime, for: finger) { [weak self] in self?.hold($0) }
    case .returnKey, .gap: break
    }
  }

  private func move(_ finger: KeyTouch) {
    if let start = finger.trackingStart {
      // A selected word stays selected.
      guard !finger.hasSelectedWord else { return }
      let place = finger.place
      return onEdit(.track(x: Double(place.x - start.x), y: Double(place.y - start.y)))
    }
    guard !finger.offersLanguages else { return onLanguageTouch(finger.place, false) }
    guard !finger.offersAccents else { return popUp.select(at: finger.place) }
    guard !finger.isDone, let index = frames.index(at: finger.place), index != finger.index else {
      return
    }
    let isFromSpace = entries[finger.index].key.action == .space
    finger.index = index
    finger.timer?.invalidate()
    guard !isFromSpace || entries[index].key.text != nil else { return }
    showPopUp(finger)
    wait(KeyMetrics.holdTime, for: finger) { [weak self] in self?.hold($0) }
  }

  private func finish(_ finger: KeyTouch, _ id: ObjectIdentifier) {
    fingers[id] = nil
    finger.timer?.invalidate()
    popUp.isHidden = true
    guard finger.trackingStart == nil else {
      setDimmed(false)
      return onEdit(.endTracking)
    }
    guard !finger.offersLanguages else { return onLanguageTouch(finger.place, true) }
    guard !finger.isDone, entries.indices.contains(finger.index) else { return }
    let key = entries[finger.index].key
    if finger.offersAccents, let selection = popUp.selection {
      send(model.type(popUp.letters[selection]))
    } else if let former = finger.formerPlane {
      // A finger that slides from a plane's key to another types once (Keyboards.KE6).
      switch key.action {
      case .text, .space:
        send(model.press(key, at: CACurrentMediaTime()))
        model.plane = former
      default: break
      }
    } else {
      switch key.action {
      case .text, .space, .returnKey: send(model.press(key, at: CACurrentMediaTime()))
      case .globe: select(model.nextMode)
      case .letters: if let letters = model.lettersLanguage { select(.language(letters)) }
      case .shift, .delete, .plane, .gap: break
      }
    }
    reload()
  }

  // MARK: Holding

  private func wait(
    _ seconds: TimeInterval, for finger: KeyTouch, _ body: @escaping @MainActor (KeyTouch) -> Void
  ) {
    finger.timer?.invalidate()
    finger.timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) {
      [weak finger] _ in
      MainActor.assumeIsolated { if let finger { body(finger) } }
    }
  }

  private func hold(_ finger: KeyTouch) {
    guard entries.indices.contains(finger.index) else { return }
    let entry = entries[finger.index]
    if entry.key.action == .space { return beginTracking(finger) }
    if entry.key.action == .globe || entry.key.action == .letters {
      finger.offersLanguages = true
      return onLanguageList(entry.face)
    }
    guard let text = entry.key.text, !model.configuration.isSecure, !model.layout.isPad else {
      return
    }
    let letters = AccentTable.letters(
      of: text, isCapital: model.shift != .off, in: model.language)
    guard letters.count > 1 else { return }
    finger.offersAccents = true
    popUp.isHidden = false
    popUp.show(letters, above: entry.face, in: bounds)
  }

  private func repeatDelete(_ finger: KeyTouch) {
    finger.repetitions += 1
    let isWord = finger.repetitions > KeyMetrics.repetitionsBeforeWords
    let delete = ScreenKey(action: .delete)
    onPress(delete)
    if isWord, model.composition.isEmpty {
      onEdit(.deleteWord)
    } else {
      send(model.press(delete, at: CACurrentMediaTime()))
      suggestLater()
    }
    let interval = isWord ? KeyMetrics.wordInterval : KeyMetrics.repeatInterval
    wait(interval, for: finger) { [weak self] in self?.repeatDelete($0) }
  }

  private func showPopUp(_ finger: KeyTouch) {
    let entry = entries[finger.index]
    guard let text = entry.key.text, model.settings.contains(.preview),
      !model.configuration.isSecure, !model.layout.isPad, bounds.width < 500
    else {
      popUp.isHidden = true
      return
    }
    UIView.performWithoutAnimation {
      popUp.isHidden = false
      popUp.show([model.title(of: text)], above: entry.face, in: bounds)
    }
  }

  // MARK: Trackpad

  /// Makes the keyboard a trackpad at a firm press, and selects a word at a firmer one
  /// (Keyboards.TR2).
  private func press(_ finger: KeyTouch, force touch: UITouch) {
    guard traitCollection.forceTouchCapability == .available, touch.maximumPossibleForce > 0 else {
      return
    }
    let force = touch.force / touch.maximumPossibleForce
    if finger.trackingStart == nil, force >= TrackpadThresholds.track, !finger.offersAccents,
      !finger.offersLanguages
    {
      beginTracking(finger)
    } else if finger.trackingStart != nil, !finger.hasSelectedWord,
      force >= TrackpadThresholds.select
    {
      finger.hasSelectedWord = true
      onTracking()
      onEdit(.selectWord)
    }
  }

  private func beginTracking(_ finger: KeyTouch) {
    guard finger.trackingStart == nil else { return }
    finger.timer?.invalidate()
    finger.trackingStart = finger.place
    popUp.isHidden = true
    setDimmed(true)
    onTracking()
    onEdit(.beginTracking)
    refresh()
  }

  private func setDimmed(_ isDimmed: Bool) {
    for view in keyViews { view.setDimmed(isDimmed) }
  }
}
