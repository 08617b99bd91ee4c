// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/XCUIAutomation.tsv.
// Do not edit.

/// Whether elements on the screen can be tested: 1.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1

/// A key of a keyboard, or the character that it types.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The Delete key.
  public static let delete = Self(rawValue: "\u{8}")
  /// The Return key.
  public static let `return` = Self(rawValue: "\r")
  /// The Enter key.
  public static let enter = Self(rawValue: "\u{3}")
  /// The Tab key.
  public static let tab = Self(rawValue: "\t")
  /// The Space bar.
  public static let space = Self(rawValue: " ")
  /// The Escape key.
  public static let escape = Self(rawValue: "\u{1B}")
  /// The Up arrow.
  public static let upArrow = Self(rawValue: "\u{F700}")
  /// The Down arrow.
  public static let downArrow = Self(rawValue: "\u{F701}")
  /// The Left arrow.
  public static let leftArrow = Self(rawValue: "\u{F702}")
  /// The Right arrow.
  public static let rightArrow = Self(rawValue: "\u{F703}")
  /// The first function key.
  public static let F1 = Self(rawValue: "\u{F704}")
  /// The second function key.
  public static let F2 = Self(rawValue: "\u{F705}")
  /// The third function key.
  public static let F3 = Self(rawValue: "\u{F706}")
  /// The fourth function key.
  public static let F4 = Self(rawValue: "\u{F707}")
  /// The fifth function key.
  public static let F5 = Self(rawValue: "\u{F708}")
  /// The sixth function key.
  public static let F6 = Self(rawValue: "\u{F709}")
  /// The seventh function key.
  public static let F7 = Self(rawValue: "\u{F70A}")
  /// The eighth function key.
  public static let F8 = Self(rawValue: "\u{F70B}")
  /// The ninth function key.
  public static let F9 = Self(rawValue: "\u{F70C}")
  /// The tenth function key.
  public static let F10 = Self(rawValue: "\u{F70D}")
  /// The eleventh function key.
  public static let F11 = Self(rawValue: "\u{F70E}")
  /// The twelfth function key.
  public static let F12 = Self(rawValue: "\u{F70F}")
  /// The thirteenth function key.
  public static let F13 = Self(rawValue: "\u{F710}")
  /// The fourteenth function key.
  public static let F14 = Self(rawValue: "\u{F711}")
  /// The fifteenth function key.
  public static let F15 = Self(rawValue: "\u{F712}")
  /// The sixteenth function key.
  public static let F16 = Self(rawValue: "\u{F713}")
  /// The seventeenth function key.
  public static let F17 = Self(rawValue: "\u{F714}")
  /// The eighteenth function key.
  public static let F18 = Self(rawValue: "\u{F715}")
  /// The nineteenth function key.
  public static let F19 = Self(rawValue: "\u{F716}")
  /// The key that deletes what follows the insertion point.
  public static let forwardDelete = Self(rawValue: "\u{F728}")
  /// The Home key.
  public static let home = Self(rawValue: "\u{F729}")
  /// The End key.
  public static let end = Self(rawValue: "\u{F72B}")
  /// The Page Up key.
  public static let pageUp = Self(rawValue: "\u{F72C}")
  /// The Page Down key.
  public static let pageDown = Self(rawValue: "\u{F72D}")
  /// The Clear key.
  public static let clear = Self(rawValue: "\u{F739}")
  /// The Help key.
  public static let help = Self(rawValue: "\u{F746}")
  /// Caps Lock.
  public static let capsLock = Self(rawValue: "\u{F880}")
  /// The left Shift key.
  public static let shift = Self(rawValue: "\u{F881}")
  /// The left Control key.
  public static let control = Self(rawValue: "\u{F882}")
  /// The left Option key.
  public static let option = Self(rawValue: "\u{F883}")
  /// The left Command key.
  public static let command = Self(rawValue: "\u{F884}")
  /// The right Shift key.
  public static let rightShift = Self(rawValue: "\u{F885}")
  /// The right Control key.
  public static let rightControl = Self(rawValue: "\u{F886}")
  /// The right Option key.
  public static let rightOption = Self(rawValue: "\u{F887}")
  /// The right Command key.
  public static let rightCommand = Self(rawValue: "\u{F888}")
  /// The Function key.
  public static let secondaryFn = Self(rawValue: "\u{F889}")
}

extension XCUIApplication {
  /// The state of an app.
  public enum State: UInt, Sendable {
    /// The state is unknown.
    case unknown
    /// The app does not run.
    case notRunning
    /// The app is suspended in the background.
    case runningBackgroundSuspended
    /// The app runs in the background.
    case runningBackground
    /// The app runs in front.
    case runningForeground
  }
}

/// A resource that apps may use with the user's permission.
///
/// - Source: the constants of Apple's public header; a guess for the last three numbers.
public enum XCUIProtectedResource: Int, Sendable {
  /// The contacts.
  case contacts = 1
  /// The calendar.
  case calendar
  /// The reminders.
  case reminders
  /// The photos.
  case photos
  /// The microphone.
  case microphone
  /// The camera.
  case camera
  /// The media library.
  case mediaLibrary
  /// The devices of a home.
  case homeKit
  /// Bluetooth access.
  case bluetooth = -1_073_741_824
  /// The network, for a keyboard.
  case keyboardNetwork = -1_073_741_825
  /// The location of the phone.
  case location = -1_073_741_826
  /// The health data.
  case health = -1_073_741_827
  /// Tracking by the app.
  case userTracking = -1_073_741_828
  /// The local network.
  case localNetwork = -1_073_741_829
  /// The Focus status.
  case focus = -1_073_741_830
}

/// The types of issues for which an audit searches.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates a value from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text with insufficient contrast.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Text in an image without an element; not detected.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// Elements whose hit region is too small.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Elements without a label.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Text that does not follow the user's text size.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Text that is clipped.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Conflicting traits.
  public static let trait = Self(rawValue: 1 << 18)
  /// All types.
  public static let all = Self(rawValue: ~0)
}

extension XCUIDevice {
  /// The appearance of the system's interface.
  public enum Appearance: Int, Sendable {
    /// The appearance is unspecified.
    case unspecified
    /// Light appearance.
    case light
    /// Dark appearance.
    case dark
  }
}

extension XCUIElement {
  /// The name of an attribute in a snapshot's dictionary.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The dictionaries of the children.
    public static let children = Self(rawValue: "children")
    /// The raw value of the type.
    public static let elementType = Self(rawValue: "elementType")
    /// Whether the element is enabled.
    public static let enabled = Self(rawValue: "enabled")
    /// The frame, as a dictionary with `X`, `Y`, `Width` and `Height`.
    public static let frame = Self(rawValue: "frame")
    /// Whether the element has the focus.
    public static let hasFocus = Self(rawValue: "hasFocus")
    /// The raw value of the horizontal size class.
    public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
    /// The identifier.
    public static let identifier = Self(rawValue: "identifier")
    /// The label.
    public static let label = Self(rawValue: "label")
    /// The placeholder.
    public static let placeholderValue = Self(rawValue: "placeholderValue")
    /// Whether the element is selected.
    public static let selected = Self(rawValue: "selected")
    /// The title.
    public static let title = Self(rawValue: "title")
    /// The value.
    public static let value = Self(rawValue: "value")
    /// The raw value of the vertical size class.
    public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
  }
}

extension XCUIElement {
  /// The size class of an element.
  public enum SizeClass: Int, Sendable {
    /// The size class is unspecified.
    case unspecified
    /// The compact size class.
    case compact
    /// The regular size class.
    case regular
  }
}

/// The size class of an element, under its older name.
public typealias XCUIUserInterfaceSizeClass = XCUIElement.SizeClass

/// The button that closes a window on a Mac.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"
/// The button that puts a window into the Dock on a Mac.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"
/// The button that enlarges a window on a Mac.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"
/// The button that spreads a window over the screen on a Mac.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"
