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

  /// The name of the app that the headings of switches name; `nil` for a question without them.
  public var app: String?
  /// The switches between the message and the buttons; none for an alert, some for a sheet.
  public var switches: [Switch]

  /// The text in the field below the message; `nil` for a question without a field.
  public var field: String?

  /// A switch of a question.
  public struct Switch: Sendable, Equatable {
    /// The title.
    public var title: String
    /// The title of the group to which the switch belongs.
    public var group: String
    /// The identifier of the type of health data that the switch is about; `nil` for another.
    public var type: String?
    /// Whether the switch is on.
    public var isOn: Bool

    /// Creates a switch.
    public init(title: String, group: String, type: String? = nil, isOn: Bool = false) {
      self.title = title
      self.group = group
      self.type = type
      self.isOn = isOn
    }
  }

  /// Creates a question.
  public init(
    id: AlertID = AlertID(0), title: String, message: String = "", buttons: [String],
    cancelButton: Int? = nil, preferredButton: Int? = nil, app: String? = nil,
    switches: [Switch] = [], field: String? = nil
  ) {
    self.app = app
    self.field = field
    self.switches = switches
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
    self.cancelButton = cancelButton.flatMap { buttons.indices.contains($0) ? $0 : nil }
    self.preferredButton = preferredButton.flatMap { buttons.indices.contains($0) ? $0 : nil }
  }
}
