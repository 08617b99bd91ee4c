// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitText.tsv.
// Do not edit.

/// The styles of text in a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Text that was not found.
  case normal = 0
  /// Text that was found.
  case found = 1
  /// The found text that the user looks at.
  case highlighted = 2
}

extension UITextFormattingViewController {
  /// A predefined component of the interface.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The formatting styles of the configuration.
    public static let formattingStyles = Self(rawValue: "formattingStyles")
    /// Bold, italic, underlined and struck through text.
    public static let fontAttributes = Self(rawValue: "fontAttributes")
    /// The font.
    public static let fontPicker = Self(rawValue: "fontPicker")
    /// Buttons for smaller and larger text.
    public static let fontSize = Self(rawValue: "fontSize")
    /// The size of the font in points.
    public static let fontPointSize = Self(rawValue: "fontPointSize")
    /// The alignment, except for justified text.
    public static let textAlignment = Self(rawValue: "textAlignment")
    /// The alignment, also justified text.
    public static let textAlignmentAndJustification =
      Self(rawValue: "textAlignmentAndJustification")
    /// Buttons for less and more indentation.
    public static let textIndentation = Self(rawValue: "textIndentation")
    /// The height of lines in points.
    public static let lineHeight = Self(rawValue: "lineHeight")
    /// The styles of lists.
    public static let listStyles = Self(rawValue: "listStyles")
    /// The color of the text.
    public static let textColor = Self(rawValue: "textColor")
    /// The default highlight, on or off.
    public static let highlight = Self(rawValue: "highlight")
    /// The highlights to choose from.
    public static let highlightPicker = Self(rawValue: "highlightPicker")
  }
}

extension UITextFormattingViewController {
  /// The size that a component prefers.
  public enum ComponentSize: Int, Sendable {
    /// The size that fits the component.
    case automatic = 0
    /// The smallest size.
    case mini = 1
    /// A small size.
    case small = 2
    /// The usual size.
    case regular = 3
    /// A large size.
    case large = 4
    /// The whole width.
    case extraLarge = 5
  }
}

extension UITextFormattingViewController {
  /// A highlight of text.
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default highlight.
    public static let `default` = Self(rawValue: "default")
    /// The purple highlight.
    public static let purple = Self(rawValue: "purple")
    /// The pink highlight.
    public static let pink = Self(rawValue: "pink")
    /// The orange highlight.
    public static let orange = Self(rawValue: "orange")
    /// The mint highlight.
    public static let mint = Self(rawValue: "mint")
    /// The blue highlight.
    public static let blue = Self(rawValue: "blue")
  }
}

extension UITextFormattingViewController {
  /// A style of lists.
  public struct TextList: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A list with hyphens.
    public static let hyphen = Self(rawValue: "hyphen")
    /// A list with discs.
    public static let disc = Self(rawValue: "disc")
    /// A list with numbers.
    public static let decimal = Self(rawValue: "decimal")
    /// Another list.
    public static let other = Self(rawValue: "other")
  }
}

/// The ways in which a text interaction acts on text.
public enum UITextInteractionMode: Int, Sendable {
  /// The text can be selected and edited.
  case editable = 0
  /// The text can be selected only.
  case nonEditable = 1
}

/// The ways in which the user acts on a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press that shows a menu.
  case presentActions = 1
  /// A firm press that shows a preview; it does not occur here.
  case preview = 2
}

extension UITextView {
  /// The styles of the border; only a Mac has more than one.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
  }
}

extension UIPencilInteraction {
  /// The state of a squeeze.
  public enum Phase: UInt, Sendable {
    /// The interaction has begun.
    case began = 0
    /// The interaction has changed.
    case changed = 1
    /// The interaction has ended.
    case ended = 2
    /// The system has canceled the interaction.
    case cancelled = 3
  }
}

/// The user's choice in Settings for double taps on a pencil, or for squeezes.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing happens.
  case ignore = 0
  /// The eraser is taken, or put away again.
  case switchEraser = 1
  /// The tool before the current one is taken.
  case switchPrevious = 2
  /// The colors are shown, or hidden again.
  case showColorPalette = 3
  /// The thickness and the opacity of the ink are shown, or hidden again.
  case showInkAttributes = 4
  /// A palette of tools is shown, or of undo and redo.
  case showContextualPalette = 5
  /// A shortcut of the user's runs.
  case runSystemShortcut = 6
}
