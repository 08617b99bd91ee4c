/// An element on an app's screen, for tests and assistive technologies.
///
/// The elements of an app are a list in drawing order, in which each element comes after its
/// parent.
public struct ScreenElement: Sendable, Equatable {
  /// The index of the parent in the list, less than the element's own; `nil` for a window.
  public var parent: Int?
  /// The name of its class.
  public var kind: String
  /// The identifier for tests.
  public var identifier: String?
  /// The accessibility label.
  public var label: String?
  /// The accessibility value.
  public var value: String?
  /// The accessibility hint.
  public var hint: String?
  /// The accessibility traits as words, such as `button`, `header`, `selected`, `not-enabled`.
  public var traits: [String]
  /// The distance from the left edge of the screen held upright, in points.
  public var x: Double
  /// The distance from the top edge of the screen held upright, in points.
  public var y: Double
  /// The width in points, on the screen held upright.
  public var width: Double
  /// The height in points, on the screen held upright.
  public var height: Double
  /// The activation point; `nil` for the center.
  public var activation: ScreenPoint?
  /// The names of the custom actions.
  public var actions: [String]
  /// Whether the element is an accessibility element.
  public var isAccessible: Bool
  /// Whether the element or an ancestor is hidden.
  public var isHidden: Bool
  /// The language in which it is spoken, such as `de-CH`; `nil` for that of the phone.
  public var language: String?
  /// Whether VoiceOver has focused the element.
  public var isFocused = false
  /// Whether the elements inside are read together, before what follows.
  public var isGroup = false
  /// The indices in the list of the elements that the container names, in their order; empty if
  /// their places on the screen decide.
  public var ordered: [Int] = []
  /// The kind of container; `nil` for none.
  public var container: ElementContainer?
  /// The place in a table with rows and columns; `nil` for an element of no such table.
  public var cell: ElementCell?
  /// Whether the container can scroll towards its beginning.
  public var hasMoreBefore = false
  /// Whether the container can scroll towards its end.
  public var hasMoreAfter = false
  /// The names of the app's rotors that are offered at the element.
  public var rotors: [String] = []
  /// The label in parts with attributes of speech; empty for a plain one.
  public var labelParts: [SpokenPart] = []
  /// Further content, which the user asks for.
  public var content: [ElementContent] = []
  /// The part of the text to which VoiceOver has moved within the element: the result of a rotor,
  /// or what the insertion point has passed; `nil` for the whole element.
  public var found: TextSpan?
  /// The selection of the text that is edited, with length 0 at the insertion point; `nil` while
  /// the element is not edited.
  public var selection: TextSpan?
  /// The editing commands that are possible at present.
  public var commands: [TextCommand] = []

  /// The point at which a finger taps the element.
  public var touchPoint: ScreenPoint {
    activation ?? ScreenPoint(x: x + width / 2, y: y + height / 2)
  }

  /// Creates an element; every property that is left out is absent.
  public init(
    parent: Int? = nil, kind: String, identifier: String? = nil, label: String? = nil,
    value: String? = nil, hint: String? = nil, traits: [String] = [], x: Double, y: Double,
    width: Double, height: Double, activation: ScreenPoint? = nil, actions: [String] = [],
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
