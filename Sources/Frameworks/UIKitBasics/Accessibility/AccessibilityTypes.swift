/// The directions of an accessibility scroll action.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// The next page.
  case next = 5
  /// The previous page.
  case previous = 6
}

/// The ways in which Switch Control moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system decides.
  case automatic = 0
  /// Each element is a stop of its own.
  case separate = 1
  /// The elements are one stop at first.
  case combined = 2
}

/// The types of accessibility containers.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular type.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list of items.
  case list = 2
  /// A landmark, as on a web page.
  case landmark = 3
  /// A group of related elements.
  case semanticGroup = 4
}

/// The states of an element that opens something inside itself or below.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// It opens nothing.
  case unsupported = 0
  /// Its content is shown.
  case expanded = 1
  /// Its content is not shown.
  case collapsed = 2
}

/// The kinds of text that an element shows, which decide how punctuation is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String
  /// Creates a context from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a context from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Text in a document that is being edited.
  public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
  /// Prose, such as a story.
  public static let narrative = Self("UIAccessibilityTextualContextNarrative")
  /// Messages of a conversation.
  public static let messaging = Self("UIAccessibilityTextualContextMessaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
  /// The output of a terminal.
  public static let console = Self("UIAccessibilityTextualContextConsole")
}

extension UIAccessibilityTextualContext {
  /// Whether punctuation has a meaning in such text, so that it is spoken (VoiceOver.TX1).
  var speaksPunctuation: Bool { [.sourceCode, .console, .fileSystem].contains(self) }
}
