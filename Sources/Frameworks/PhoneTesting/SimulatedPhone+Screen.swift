import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusScreenComposition

extension SimulatedPhone {
  // MARK: Seeing

  /// The accessibility elements of the app in front.
  public var elements: [ScreenElement] { phone.inspect() }

  /// Returns the screen as a PNG, held upright, with a scale in pixels per point; the app's own by
  /// default.
  ///
  /// - Throws: `DrawingFormatError` if the frame cannot be decoded; `SurfaceError`.
  public func screenshot(scale: Int? = nil) throws -> [UInt8] {
    let model = phone.host.state.model
    let frame = try ScreenComposer(model).frame(of: phone.captureComposition())
    return try ScreenImage(frame, on: model.screen, scale: scale).png()
  }

  /// Returns the element with a label; `nil` if there is none.
  ///
  /// Of several, the last accessible one is returned, which is drawn in front of the others; static
  /// text is returned only if no control has the same label.
  public func element(label: String) -> ScreenElement? {
    element(.label(label))
  }

  /// Returns the element with an identifier; `nil` if there is none.
  public func element(identifier: String) -> ScreenElement? { element(.identifier(identifier)) }

  private func element(_ target: TouchTarget) -> ScreenElement? {
    let shown = elements
    return target.index(in: shown).map { shown[$0] }
  }

  // MARK: Without touching

  /// Performs an accessibility action on the element with a label.
  ///
  /// An element that does not handle activation is tapped at its activation point.
  ///
  /// - Throws: `GesturePlayer.Failure` if no element has the label, or it does not perform the
  ///   action.
  public func perform(
    _ action: AccessibilityAction, on label: String
  ) throws(GesturePlayer.Failure) {
    try perform(action, on: .label(label))
  }

  /// Performs an accessibility action on a target, such as `.identifier("save")`.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is none, or if it does not support the action.
  public func perform(
    _ action: AccessibilityAction, on target: TouchTarget
  ) throws(GesturePlayer.Failure) {
    try gestures.perform(action, on: target)
  }

  /// The app's accessibility announcements so far.
  public var announcements: [String] {
    notes.compactMap { if case .announced(let text) = $0.event { text } else { nil } }
  }
}
