import TactusPhoneLink
import TactusThreads

/// The presentation of the keyboard or input views for the first responder.
///
/// Notifications and input views are described in Keyboards.NO1… and Keyboards.IV1….
@MainActor
package final class InputViewPresenter {
  package static var shared: InputViewPresenter { ofContext.value }

  private static let ofContext = ContextLocal(InputViewPresenter())

  /// The frame of the keyboard and accessory view on the screen; nil if hidden.
  package private(set) var frame: CGRect?
  /// The presented views.
  package private(set) var shown: InputPresentation?
  /// The distance, in points, by which a finger has moved the keyboard down.
  private(set) var dragOffset: CGFloat = 0
  /// The number of the editing session.
  package private(set) var session: UInt32 = 0

  // MARK: Doing

  /// Changes the first responder without hiding the keyboard in between (Keyboards.NO4).
  func withoutHiding(_ change: () -> Bool) -> Bool {
    pendingChanges += 1
    let result = change()
    pendingChanges -= 1
    update()
    return result
  }

  /// Shows the views of a first responder while it changes (Keyboards.NO6).
  package func showNow(for responder: UIResponder) {
    guard responder.isFirstResponder, UIScreen.main.keyWindow?.firstResponder === responder else {
      return
    }
    let changes = pendingChanges
    pendingChanges = 0
    update()
    pendingChanges = changes
  }

  /// Shows the views that the first responder needs, and hides others.
  package func update() {
    guard pendingChanges == 0 else { return }
    let responder = UIScreen.main.keyWindow?.firstResponder
    let wanted = responder.flatMap { InputPresentation(of: $0) }
    guard wanted != nil || shown != nil else { return }
    let isOther = wanted?.responder !== shown?.responder
    if isOther {
      session += 1
      allowsCustomKeyboards = Self.appAllowsCustomKeyboards
      typedText = ""
      language = wanted.flatMap { TextInputContexts.preferredLanguage(of: $0.responder) }
    }
    shown = wanted
    guard !isAway else { return }
    let (begin, offset) = (frame, dragOffset)
    dragOffset = 0
    if let wanted { show(wanted, from: begin) }
    let end = wanted.map { frame(of: $0) }
    guard begin != end else {
      if end == nil { finishHiding() }
      hostView?.frame = hostFrame
      // The keyboard stays in place, and now belongs to another sheet, or none.
      if isOther, end != nil {
        UIView.animate(withDuration: KeyboardMotion.duration) {
          UIPresentationController.keyboardMovesOnScreen()
        }
      }
      return
    }
    frame = end
    move(from: begin?.offsetBy(dx: 0, dy: offset), to: end)
  }

  /// Shows the first responder's current views, and the keyboard with its current traits
  /// (Keyboards.IV2).
  func reload() {
    update()
    sendConfiguration()
  }

  /// Announces that the keyboard is hidden as the app enters the background (Keyboards.SK5).
  package func enterBackground() {
    guard !isAway else { return }
    isAway = true
    guard let begin = frame else { return }
    (frame, dragOffset) = (nil, 0)
    UIView.performWithoutAnimation { move(from: begin, to: nil) }
    finishMovement()
  }

  /// Announces that the keyboard returns with the app, if the first responder needs one
  /// (Keyboards.SK5).
  package func enterForeground() {
    guard isAway else { return }
    isAway = false
    update()
    finishMovement()
  }

  /// Follows a rotation of the interface (Keyboards.NO5).
  func screenDidTurn() { if shown != nil { update() } }

  /// Updates layout guides, and reports the required keyboard to the phone, at the end of a turn.
  package func turnWillEnd() {
    extensionHost?.turnWillEnd()
    if frame != nil { moveGuides() }
    notifyController()
    sendConfiguration()
  }

  /// Applies a change from the onscreen keyboard (Keyboards.SK7).
  package func receive(_ edit: KeyboardEdit) {
    guard edit.session == session, let shown, shown.needsKeyboard,
      let input = shown.responder as? any UIResponder & UIKeyInput, input.isFirstResponder
    else { return }
    if case .insert(let text) = edit.kind { typedText = String((typedText + text).suffix(64)) }
    TypingController.shared.apply(edit.kind, to: input)
  }

  /// Stores the keyboard language for the first responder, if it has a context identifier
  /// (Keyboards.LA7).
  func languageDidChange() {
    guard let shown, shown.needsKeyboard,
      let identifier = shown.responder.textInputContextIdentifier
    else { return }
    let mode = UITextInputMode.current(for: shown.responder)
    // An input mode returned by the responder itself replaces the stored one.
    guard shown.responder.textInputMode == mode else { return }
    // Custom keyboards are not stored.
    if let language = mode.language { TextInputContexts.set(language, of: identifier) }
  }

  /// The height of the custom keyboard in use; nil for the system keyboard.
  private(set) var customHeight: CGFloat?
  /// Whether the app allows custom keyboards, as it stated when the editing session began
  /// (Keyboards.CU5).
  private(set) var allowsCustomKeyboards = true
  /// The controller of the keyboard extension's screen; nil in an app.
  package weak var extensionHost: KeyboardExtensionViewController?

  /// Follows the height of the keyboard (Keyboards.CU6).
  package func setKeyboardHeight(_ height: CGFloat) {
    let new = height > 0 ? height : nil
    guard new != customHeight else { return }
    customHeight = new
    update()
  }

  private static var appAllowsCustomKeyboards: Bool {
    guard let application = UIApplication.running, let delegate = application.delegate else {
      return true
    }
    return delegate.application(application, shouldAllowExtensionPointIdentifier: .keyboard)
  }

  /// Moves the keyboard down with a finger (Keyboards.DM2).
  ///
  /// - Parameter y: The finger's position on the screen.
  package func drag(to y: CGFloat) {
    guard let frame, movement == nil else { return }
    let offset = min(max(0, y - frame.minY), frame.height)
    guard offset != dragOffset else { return }
    isMovingDown = offset > dragOffset
    dragOffset = offset
    hostView?.frame = hostFrame
    moveGuides()
  }

  /// Ends a drag: the keyboard is hidden if it was moving down; otherwise it returns.
  func endDrag() {
    guard dragOffset > 0 else { return }
    if isMovingDown {
      UIScreen.main.keyWindow?.endEditing(false)
      guard shown != nil else { return }
    }
    UIView.animate(withDuration: KeyboardMotion.duration) { [self] in
      dragOffset = 0
      hostView?.frame = hostFrame
      moveGuides()
    }
  }

  /// Registers a layout guide that follows the keyboard.
  package func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.object == nil }
    guides.append(WeakReference(guide))
  }

  /// Resets everything when the app ends.
  package func reset() {
    if let timer { AppTimers.shared.remove(timer) }
    (timer, movement, frame, shown) = (nil, nil, nil, nil)
    hostView?.show(nil, above: nil)
    hostView?.removeFromSuperview()
    window?.isHidden = true
    (window, hostView, sent, dragOffset, pendingChanges) = (nil, nil, nil, 0, 0)
    (isAway, context, customHeight) = (false, nil, nil)
  }

  // MARK: Internals

  /// A movement whose end has not been announced.
  private struct Movement {
    let shows: Bool
    let userInfo: [AnyHashable: Any]
  }

  /// The text typed in this session into an input that does not reveal its text.
  private var typedText = ""
  /// The language preferred by the first responder; nil for the current one.
  private var language: KeyboardLanguage?
  /// The text known to the input view's controller, and its session.
  private var context: (session: UInt32, text: TextContext)?
  private var pendingChanges = 0
  /// Whether the app is in the background, so that nothing is on the screen.
  private var isAway = false
  private var window: InputWindow?
  private(set) var hostView: InputHostView?
  private var guides: [WeakReference<UIKeyboardLayoutGuide>] = []
  private var movement: Movement?
  private var timer: Int?
  private var isMovingDown = false
  /// The configuration last sent to the phone.
  private var sent: KeyboardConfiguration?
  /// The duration of the last movement, in seconds.
  private var lastDuration: TimeInterval = 0

  /// Notifies the input view's controller of changed text (Keyboards.IV7).
  private func notifyController() {
    guard let shown, let controller = shown.controller else { return context = nil }
    let new = TextContext(of: shown.responder)
    guard let old = context, old.session == session else {
      context = (session, new)
      return notify(controller, ofText: true)
    }
    guard new != old.text else { return }
    context = (session, new)
    notify(controller, ofText: new.paragraphs != old.text.paragraphs)
  }

  private func notify(_ controller: UIInputViewController, ofText isText: Bool) {
    let input = shown?.responder as? any UITextInput
    if isText {
      controller.textWillChange(input)
      controller.textDidChange(input)
    } else {
      controller.selectionWillChange(input)
      controller.selectionDidChange(input)
    }
  }

  private func frame(of presentation: InputPresentation) -> CGRect {
    let (bounds, height) = (UIScreen.main.bounds, presentation.height)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The frame of the container at its current offset.
  private var hostFrame: CGRect {
    guard let frame, let shown else { return hostView?.frame ?? .zero }
    let height = shown.content == nil ? shown.accessoryHeight : frame.height
    return CGRect(x: 0, y: frame.minY + dragOffset, width: frame.width, height: height)
  }

  /// Adds the views of a presentation to the window of input views.
  private func show(_ presentation: InputPresentation, from begin: CGRect?) {
    guard presentation.content != nil || presentation.accessory != nil else {
      hostView?.show(nil, above: nil)
      return
    }
    let window = self.window ?? InputWindow(frame: UIScreen.main.bounds)
    self.window = window
    let host = hostView ?? InputHostView(frame: .zero)
    UIView.performWithoutAnimation {
      window.windowLevel = InputWindow.inputLevel
      window.frame = UIScreen.main.bounds
      window.isHidden = false
      if host.superview !== window { window.addSubview(host) }
      hostView = host
      host.owner = presentation.owner
      host.show(presentation.accessory, above: presentation.content)
      let end = frame(of: presentation)
      let start =
        begin
        ?? CGRect(
          x: 0, y: UIScreen.main.bounds.height, width: end.width, height: end.height)
      host.frame = CGRect(
        x: 0, y: start.minY, width: end.width,
        height: presentation.content == nil ? presentation.accessoryHeight : end.height)
      host.layoutIfNeeded()
    }
  }

  // MARK: Movement

  /// Moves the keyboard and posts its notifications (Keyboards.NO1, Keyboards.NO2).
  private func move(from begin: CGRect?, to end: CGRect?) {
    finishMovement()
    guard let known = end ?? begin else { return }
    let bottom = UIScreen.main.bounds.height
    let below = CGRect(x: 0, y: bottom, width: known.width, height: known.height)
    let duration = UIView.areAnimationsEnabled ? KeyboardMotion.duration : 0
    lastDuration = duration
    let movement = Movement(
      shows: end != nil,
      userInfo: KeyboardNotifications.userInfo(
        from: begin ?? below, to: end ?? below, lasting: duration))
    self.movement = movement
    timer = AppTimers.shared.add(at: AppTimers.shared.now + duration) { [weak self] in
      self?.timer = nil
      self?.finishMovement()
    }
    KeyboardNotifications.post(UIResponder.keyboardWillChangeFrameNotification, movement.userInfo)
    KeyboardNotifications.post(
      movement.shows
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      movement.userInfo)
    UIView.animate(withDuration: duration) { [self] in
      hostView?.frame = frame == nil ? below : hostFrame
      moveGuides()
      UIPresentationController.keyboardMovesOnScreen()
    }
  }

  /// Announces the end of a movement (Keyboards.NO3).
  private func finishMovement() {
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
    guard let movement else { return }
    self.movement = nil
    if !movement.shows { finishHiding() }
    KeyboardNotifications.post(UIResponder.keyboardDidChangeFrameNotification, movement.userInfo)
    KeyboardNotifications.post(
      movement.shows
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      movement.userInfo)
  }

  /// Removes the views of a first responder that has ended editing.
  private func finishHiding() {
    guard shown == nil else { return }
    hostView?.show(nil, above: nil)
    window?.isHidden = true
  }

  /// Moves the layout guides to the keyboard's frame.
  private func moveGuides() {
    for reference in guides {
      guard let guide = reference.object, guide.follow(frame?.offsetBy(dx: 0, dy: dragOffset))
      else {
        continue
      }
      guide.owningView?.window?.layoutIfNeeded()
    }
  }

  // MARK: The phone

  /// Reports the required keyboard to the phone, if it has changed (Keyboards.SK1).
  private func sendConfiguration() {
    guard let shown, shown.needsKeyboard else {
      guard var last = sent, last.isVisible else { return }
      (last.isVisible, last.duration, last.context) = (false, lastDuration, "")
      last.document = nil
      return send(last)
    }
    var wanted = KeyboardConfiguration(
      of: shown.responder, session: session, typedText: typedText)
    wanted.offset = Double(dragOffset)
    wanted.language = language
    wanted.allowsCustomKeyboards = allowsCustomKeyboards
    if wanted.acceptsCustomKeyboards, UIScreen.main.keyboardLanguages.currentCustom != nil {
      wanted.document = KeyboardDocument(of: shown.responder)
    }
    wanted.duration = movement == nil ? 0 : lastDuration
    guard var last = sent else { return send(wanted) }
    // A change of the duration alone is not reported.
    if last.isVisible == wanted.isVisible { last.duration = wanted.duration }
    if last != wanted { send(wanted) }
  }

  private func send(_ configuration: KeyboardConfiguration) {
    sent = configuration
    PhoneRequests.send(.keyboard(configuration))
  }
}
