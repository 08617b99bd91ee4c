/// One of the things an app shows, for tests and for people who do not see them.
///
/// An app's elements are a list in the order of drawing, in which each comes after its parent.
public struct ScreenElement: Sendable, Equatable {
  /// The place of its parent in the list, before its own; `nil` for a window.
  public var parent: Int?
  /// The name of its class.
  public var kind: String
  /// What tests call it.
  public var identifier: String?
  /// What it is, as it is read to people.
  public var label: String?
  /// What it says at the moment, as it is read to people.
  public var value: String?
  /// What it does, as it is read to people.
  public var hint: String?
  /// Words for what it is and can: such as `button`, `header`, `selected`, `not-enabled`.
  public var traits: [String]
  /// Points from the left of the screen held upright.
  public var x: Double
  /// Points from the top of the screen held upright.
  public var y: Double
  /// Points that it is wide, on the screen held upright.
  public var width: Double
  /// Points that it is high, on the screen held upright.
  public var height: Double
  /// Where a finger would use it; `nil` for its middle.
  public var activation: ScreenPlace?
  /// What it offers to do beside what a tap does, by name.
  public var actions: [String]
  /// Whether it is one of those that are read to people.
  public var isAccessible: Bool
  /// Whether it is hidden, or within what is.
  public var isHidden: Bool

  /// Where a finger uses it.
  public var touchPlace: ScreenPlace {
    activation ?? ScreenPlace(x: x + width / 2, y: y + height / 2)
  }

  /// Names everything; what is left out it does not have.
  public init(
    parent: Int? = nil, kind: String, identifier: String? = nil, label: String? = nil,
    value: String? = nil, hint: String? = nil, traits: [String] = [], x: Double, y: Double,
    width: Double, height: Double, activation: ScreenPlace? = nil, actions: [String] = [],
    isAccessible: Bool = false, isHidden: Bool = false
  ) {
    self.parent = parent
    self.kind = kind
    self.identifier = identifier
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.activation = activation
    self.actions = actions
    self.isAccessible = isAccessible
    self.isHidden = isHidden
  }
}
