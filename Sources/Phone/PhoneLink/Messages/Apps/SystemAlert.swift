/// A question that the phone asks the user above all apps, such as for a permission.
///
/// Steps SystemAlerts.Q1…
public struct SystemAlert: Sendable, Equatable {
  /// The identifier, which the phone chooses.
  public var id: AlertID
  /// The title.
  public var title: String
  /// The text below the title; empty for none.
  public var message: String
  /// The titles of the buttons, at least one, in the order from left to right or top to bottom.
  public var buttons: [String]
  /// The index of the button that cancels; `nil` for none.
  public var cancelButton: Int?
  /// The index of the emphasized button; `nil` for none.
  public var preferredButton: Int?

  /// Creates a question.
  public init(
    id: AlertID = AlertID(0), title: String, message: String = "", buttons: [String],
    cancelButton: Int? = nil, preferredButton: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
    self.cancelButton = cancelButton.flatMap { buttons.indices.contains($0) ? $0 : nil }
    self.preferredButton = preferredButton.flatMap { buttons.indices.contains($0) ? $0 : nil }
  }
}
