/// A direction in which something scrolls for people who do not swipe.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}

/// How people with few buttons go through what is in something.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system thinks best.
  case automatic = 0
  /// One thing after another.
  case separate = 1
  /// All as one first.
  case combined = 2
}

/// What kind of things something holds.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Any.
  case none = 0
  /// Cells in rows and columns.
  case dataTable = 1
  /// Items one after another.
  case list = 2
  /// A part of a page.
  case landmark = 3
  /// Things that belong together.
  case semanticGroup = 4
}

/// What kind of text something shows, which decides how signs in it are spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A document.
  public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
  /// A story.
  public static let narrative = Self("UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self("UIAccessibilityTextualContextMessaging")
  /// A table of numbers.
  public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
  /// A program.
  public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
  /// A terminal.
  public static let console = Self("UIAccessibilityTextualContextConsole")
}
