// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitBasics.tsv.
// Do not edit.

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
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Text in a document that is being edited.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Prose, such as a story.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages of a conversation.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// The output of a terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The priority of an announcement, as a speech attribute (VoiceOver.SQ4).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The announcement is spoken after other speech.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
  /// The announcement cuts off other speech, and later speech cuts it off.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// The announcement cuts off other speech, and is not cut off after it has begun.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
}

/// A closure that returns a text; nil for that of the property.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a text with attributes of speech; nil for that of the property.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns a list; nil for that of the property.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns a Boolean value.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a rectangle.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns a path; nil for that of the property.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns the type of a container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns a navigation style.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that performs an action.
public typealias AXVoidReturnBlock = () -> Void
/// A closure that returns a kind of text; nil for that of the property.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?

/// The shapes of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// The convex hull of a path.
  case path = 2
}

/// The result of a fetch of data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There is new data.
  case newData = 0
  /// There is no new data.
  case noData = 1
  /// The attempt has failed.
  case failed = 2
}

/// The permission of an app to be launched in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Denied by a restriction that the user cannot change.
  case restricted = 0
  /// Denied, because the user has turned it off.
  case denied = 1
  /// Granted.
  case available = 2
}

/// The types of remote notifications, before iOS 8.
@available(*, deprecated, message: "use UNAuthorizationOptions")
public struct UIRemoteNotificationType: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge of the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// An alert.
  public static let alert = Self(rawValue: 1 << 2)
  /// New content of a newsstand app.
  public static let newsstandContentAvailability = Self(rawValue: 1 << 3)
}

/// The ways in which an action of a notification is performed, before iOS 10.
@available(*, deprecated, message: "use UNNotificationActionOptions of UserNotifications")
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// The app comes to the front.
  case foreground = 0
  /// The app runs in the background.
  case background = 1
}

/// The places in which actions of a notification are shown, before iOS 10.
@available(*, deprecated, message: "use UNNotificationCategory of UserNotifications")
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// All of the actions.
  case `default` = 0
  /// Two of the actions, where there is little room.
  case minimal = 1
}

/// The kinds of actions of a notification, before iOS 10.
@available(*, deprecated, message: "use UNTextInputNotificationAction of UserNotifications")
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A button.
  case `default` = 0
  /// A text that the user enters.
  case textInput = 1
}

/// The key of the text that the user has entered, in the information of a response.
@available(*, deprecated, message: "use UNTextInputNotificationResponse of UserNotifications")
public let UIUserNotificationActionResponseTypedTextKey =
  "UIUserNotificationActionResponseTypedTextKey"
/// The key of the title of the button beside the text, in the parameters of an action.
@available(*, deprecated, message: "use UNTextInputNotificationAction of UserNotifications")
public let UIUserNotificationTextInputActionButtonTitleKey =
  "UIUserNotificationTextInputActionButtonTitleKey"

/// The ways in which notifications alert the user, before iOS 10.
@available(*, deprecated, message: "use UNAuthorizationOptions of UserNotifications")
public struct UIUserNotificationType: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge of the icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// An alert.
  public static let alert = Self(rawValue: 1 << 2)
}

extension UIApplicationShortcutIcon {
  /// The icons of the system.
  public enum IconType: Int, Sendable {
    /// Compose.
    case compose = 0
    /// Play.
    case play = 1
    /// Pause.
    case pause = 2
    /// Add.
    case add = 3
    /// The current location.
    case location = 4
    /// Search.
    case search = 5
    /// Share.
    case share = 6
    /// Prohibit.
    case prohibit = 7
    /// A contact.
    case contact = 8
    /// Home.
    case home = 9
    /// A marked location.
    case markLocation = 10
    /// Favorites.
    case favorite = 11
    /// Love.
    case love = 12
    /// Cloud storage.
    case cloud = 13
    /// An invitation.
    case invitation = 14
    /// A confirmation.
    case confirmation = 15
    /// Mail.
    case mail = 16
    /// A message.
    case message = 17
    /// A date.
    case date = 18
    /// A time.
    case time = 19
    /// Take a photo.
    case capturePhoto = 20
    /// Take a video.
    case captureVideo = 21
    /// A task.
    case task = 22
    /// A completed task.
    case taskCompleted = 23
    /// An alarm.
    case alarm = 24
    /// A bookmark.
    case bookmark = 25
    /// Shuffle.
    case shuffle = 26
    /// Audio.
    case audio = 27
    /// Update.
    case update = 28
  }
}

/// The effect of dropping items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing is transferred.
  case cancel = 0
  /// Nothing is transferred, and the drag shows that the view refuses items which it usually
  /// accepts.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved within their app.
  case move = 3
}

/// The rank of an item in its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// No rank.
  public static let ignored = Self(rawValue: 0)
  /// The rank of an item that had the focus.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// The rank of an item that is prominent.
  public static let prioritized = Self(rawValue: 2000)
  /// The rank of the focused item.
  public static let currentlyFocused = Self(rawValue: .max)
}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right.
  public static let right = Self(rawValue: 1 << 3)
  /// To the next item.
  public static let next = Self(rawValue: 1 << 4)
  /// To the previous item.
  public static let previous = Self(rawValue: 1 << 5)
  /// To the first item.
  public static let first = Self(rawValue: 1 << 8)
  /// To the last item.
  public static let last = Self(rawValue: 1 << 9)
}

/// The display styles of text that has alternatives.
public enum UITextAlternativeStyle: Int, Sendable {
  /// As any text.
  case none = 0
  /// As text about which the input method is not certain.
  case lowConfidence = 1
}

/// The directions in the stored text.
public enum UITextStorageDirection: Int, Sendable {
  /// Forward.
  case forward = 0
  /// Backward.
  case backward = 1
}

/// The directions in the displayed text.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// The units of text.
public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line.
  case line = 4
  /// The whole text.
  case document = 5
}

/// The appearances of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the input.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// The dark appearance of keyboards in alerts.
  public static let alert = Self.dark
}

/// The types of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// The characters of URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// The characters of telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// The characters of email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Text with easy access to @ and #.
  case twitter = 9
  /// Web searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
  /// ASCII characters; the former name.
  public static let alphabet = Self.asciiCapable
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The kinds of automatic capitalization.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The settings of automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The meaning of a text input, for automatic filling.
///
/// The values are those of HTML's `autocomplete` where it has any. Confidence: guess.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = Self(rawValue: "name")
  /// A name prefix, such as a title.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "middle-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = Self(rawValue: "organization")
  /// A location with its address.
  public static let location = Self(rawValue: "location")
  /// A street address in one line.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state.
  public static let addressState = Self(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = Self(rawValue: "address-level3")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An email address.
  public static let emailAddress = Self(rawValue: "email")
  /// A URL.
  public static let URL = Self(rawValue: "url")
  /// A credit card number.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// The month and the year in which a credit card expires.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The type of a credit card.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// A date of birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// The identifier of an embedded SIM.
  public static let cellularEID = Self(rawValue: "device-eid")
  /// The identifier of a phone in cellular networks.
  public static let cellularIMEI = Self(rawValue: "device-imei")
  /// A user name.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// A date and time.
  public static let dateTime = Self(rawValue: "date-time")
  /// A flight number.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// A tracking number of a shipment.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
}

/// The settings of predictions in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// No predictions.
  case no = 1
  /// Predictions.
  case yes = 2
}

/// Whether mathematical expressions are completed with their result.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// No results.
  case no = 1
  /// Results.
  case yes = 2
}

/// The settings of the replacement of hyphens by dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The settings of the insertion and deletion of spaces around pasted and cut text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The settings of the replacement of straight quotes by curved ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The settings of spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Off.
  case no = 1
  /// On.
  case yes = 2
}

/// The ways in which drags from a text view differ from the default.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lifted text has the color of labels, whatever its own is.
  public static let stripTextColorFromPreviews = Self(rawValue: 1 << 0)
}

/// The reaction of text that cannot be edited to dropped items.
public enum UITextDropEditability: UInt, Sendable {
  /// It receives none.
  case no = 0
  /// It becomes editable for the drop only.
  case temporary = 1
  /// It becomes editable and stays so.
  case yes = 2
}

extension UITextDropProposal {
  /// The part of the text that dropped text takes the place of.
  public enum Action: UInt, Sendable {
    /// No part: it goes to the position under the finger.
    case insert = 0
    /// The selection; without one the text goes to the position under the finger.
    case replaceSelection = 1
    /// The whole text.
    case replaceAll = 2
  }
}

extension UITextDropProposal {
  /// The object that changes the text after a drop.
  public enum Performer: UInt, Sendable {
    /// The text view, from the data of the items.
    case view = 0
    /// The delegate, when it is notified of the drop.
    case delegate = 1
  }
}

extension UITextDropProposal {
  /// The presentation of progress while data of items is still loading.
  public enum ProgressMode: UInt, Sendable {
    /// The phone; nothing is shown here.
    case system = 0
    /// The app.
    case custom = 1
  }
}

/// The vertical alignments of a line whose font is reduced.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays in place.
  case alignBaselines = 0
  /// The center stays in place.
  case alignCenters = 1
  /// The top left corner stays in place.
  case none = 2
}

/// The vibrancies of a label's text.
public enum UILabelVibrancy: Int, Sendable {
  /// No vibrancy.
  case none = 0
  /// The vibrancy that fits the place of the label.
  case automatic = 1
}

/// The editing gestures of three fingers that a responder allows.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// No gestures.
  case none = 0
  /// All gestures.
  case `default` = 1
}

/// The kinds of data that a text view detects.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Web and e-mail addresses.
  public static let link = Self(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates of events.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Tracking numbers of shipments; none are detected here.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Words to look up; none are detected here.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}

/// The extent of Writing Tools that a view wants; the phone has none.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No gestures.
  case none = -1
  /// The system decides.
  case `default` = 0
  /// Changes within the text.
  case complete = 1
  /// Proposals beside the text.
  case limited = 2
}

/// The kinds of text that Writing Tools may produce; the phone has none.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
  /// Lists and tables as presentation intents.
  ///
  /// - Since: 26.0.
  public static let presentationIntent = Self(rawValue: 1 << 4)
}

/// The modifier keys that are held with another key.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift is held.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control is held.
  public static let control = Self(rawValue: 1 << 18)
  /// Option is held.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command is held.
  public static let command = Self(rawValue: 1 << 20)
  /// The key is on the keypad.
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// The keys of a keyboard, numbered as on the keyboard page of the USB HID usage tables
/// (documented).
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The error code for too many keys.
  case keyboardErrorRollOver = 1
  /// The error code for a failed self-test.
  case keyboardPOSTFail = 2
  /// The error code for an undefined error.
  case keyboardErrorUndefined = 3
  /// The key “A”.
  case keyboardA = 4
  /// The key “B”.
  case keyboardB = 5
  /// The key “C”.
  case keyboardC = 6
  /// The key “D”.
  case keyboardD = 7
  /// The key “E”.
  case keyboardE = 8
  /// The key “F”.
  case keyboardF = 9
  /// The key “G”.
  case keyboardG = 10
  /// The key “H”.
  case keyboardH = 11
  /// The key “I”.
  case keyboardI = 12
  /// The key “J”.
  case keyboardJ = 13
  /// The key “K”.
  case keyboardK = 14
  /// The key “L”.
  case keyboardL = 15
  /// The key “M”.
  case keyboardM = 16
  /// The key “N”.
  case keyboardN = 17
  /// The key “O”.
  case keyboardO = 18
  /// The key “P”.
  case keyboardP = 19
  /// The key “Q”.
  case keyboardQ = 20
  /// The key “R”.
  case keyboardR = 21
  /// The key “S”.
  case keyboardS = 22
  /// The key “T”.
  case keyboardT = 23
  /// The key “U”.
  case keyboardU = 24
  /// The key “V”.
  case keyboardV = 25
  /// The key “W”.
  case keyboardW = 26
  /// The key “X”.
  case keyboardX = 27
  /// The key “Y”.
  case keyboardY = 28
  /// The key “Z”.
  case keyboardZ = 29
  /// The key “1”.
  case keyboard1 = 30
  /// The key “2”.
  case keyboard2 = 31
  /// The key “3”.
  case keyboard3 = 32
  /// The key “4”.
  case keyboard4 = 33
  /// The key “5”.
  case keyboard5 = 34
  /// The key “6”.
  case keyboard6 = 35
  /// The key “7”.
  case keyboard7 = 36
  /// The key “8”.
  case keyboard8 = 37
  /// The key “9”.
  case keyboard9 = 38
  /// The key “0”.
  case keyboard0 = 39
  /// The key “Return Or Enter”.
  case keyboardReturnOrEnter = 40
  /// The key “Escape”.
  case keyboardEscape = 41
  /// The key “Delete Or Backspace”.
  case keyboardDeleteOrBackspace = 42
  /// The key “Tab”.
  case keyboardTab = 43
  /// The key “Spacebar”.
  case keyboardSpacebar = 44
  /// The key “Hyphen”.
  case keyboardHyphen = 45
  /// The key “Equal Sign”.
  case keyboardEqualSign = 46
  /// The key “Open Bracket”.
  case keyboardOpenBracket = 47
  /// The key “Close Bracket”.
  case keyboardCloseBracket = 48
  /// The key “Backslash”.
  case keyboardBackslash = 49
  /// The key “Non USPound”.
  case keyboardNonUSPound = 50
  /// The key “Semicolon”.
  case keyboardSemicolon = 51
  /// The key “Quote”.
  case keyboardQuote = 52
  /// The key “Grave Accent And Tilde”.
  case keyboardGraveAccentAndTilde = 53
  /// The key “Comma”.
  case keyboardComma = 54
  /// The key “Period”.
  case keyboardPeriod = 55
  /// The key “Slash”.
  case keyboardSlash = 56
  /// The key “Caps Lock”.
  case keyboardCapsLock = 57
  /// The key “F1”.
  case keyboardF1 = 58
  /// The key “F2”.
  case keyboardF2 = 59
  /// The key “F3”.
  case keyboardF3 = 60
  /// The key “F4”.
  case keyboardF4 = 61
  /// The key “F5”.
  case keyboardF5 = 62
  /// The key “F6”.
  case keyboardF6 = 63
  /// The key “F7”.
  case keyboardF7 = 64
  /// The key “F8”.
  case keyboardF8 = 65
  /// The key “F9”.
  case keyboardF9 = 66
  /// The key “F10”.
  case keyboardF10 = 67
  /// The key “F11”.
  case keyboardF11 = 68
  /// The key “F12”.
  case keyboardF12 = 69
  /// The key “Print Screen”.
  case keyboardPrintScreen = 70
  /// The key “Scroll Lock”.
  case keyboardScrollLock = 71
  /// The key “Pause”.
  case keyboardPause = 72
  /// The key “Insert”.
  case keyboardInsert = 73
  /// The key “Home”.
  case keyboardHome = 74
  /// The key “Page Up”.
  case keyboardPageUp = 75
  /// The key “Delete Forward”.
  case keyboardDeleteForward = 76
  /// The key “End”.
  case keyboardEnd = 77
  /// The key “Page Down”.
  case keyboardPageDown = 78
  /// The key “Right Arrow”.
  case keyboardRightArrow = 79
  /// The key “Left Arrow”.
  case keyboardLeftArrow = 80
  /// The key “Down Arrow”.
  case keyboardDownArrow = 81
  /// The key “Up Arrow”.
  case keyboardUpArrow = 82
  /// “Num Lock” on the keypad.
  case keypadNumLock = 83
  /// “Slash” on the keypad.
  case keypadSlash = 84
  /// “Asterisk” on the keypad.
  case keypadAsterisk = 85
  /// “Hyphen” on the keypad.
  case keypadHyphen = 86
  /// “Plus” on the keypad.
  case keypadPlus = 87
  /// “Enter” on the keypad.
  case keypadEnter = 88
  /// “1” on the keypad.
  case keypad1 = 89
  /// “2” on the keypad.
  case keypad2 = 90
  /// “3” on the keypad.
  case keypad3 = 91
  /// “4” on the keypad.
  case keypad4 = 92
  /// “5” on the keypad.
  case keypad5 = 93
  /// “6” on the keypad.
  case keypad6 = 94
  /// “7” on the keypad.
  case keypad7 = 95
  /// “8” on the keypad.
  case keypad8 = 96
  /// “9” on the keypad.
  case keypad9 = 97
  /// “0” on the keypad.
  case keypad0 = 98
  /// “Period” on the keypad.
  case keypadPeriod = 99
  /// The key “Non USBackslash”.
  case keyboardNonUSBackslash = 100
  /// The key “Application”.
  case keyboardApplication = 101
  /// The key “Power”.
  case keyboardPower = 102
  /// “Equal Sign” on the keypad.
  case keypadEqualSign = 103
  /// The key “F13”.
  case keyboardF13 = 104
  /// The key “F14”.
  case keyboardF14 = 105
  /// The key “F15”.
  case keyboardF15 = 106
  /// The key “F16”.
  case keyboardF16 = 107
  /// The key “F17”.
  case keyboardF17 = 108
  /// The key “F18”.
  case keyboardF18 = 109
  /// The key “F19”.
  case keyboardF19 = 110
  /// The key “F20”.
  case keyboardF20 = 111
  /// The key “F21”.
  case keyboardF21 = 112
  /// The key “F22”.
  case keyboardF22 = 113
  /// The key “F23”.
  case keyboardF23 = 114
  /// The key “F24”.
  case keyboardF24 = 115
  /// The key “Execute”.
  case keyboardExecute = 116
  /// The key “Help”.
  case keyboardHelp = 117
  /// The key “Menu”.
  case keyboardMenu = 118
  /// The key “Select”.
  case keyboardSelect = 119
  /// The key “Stop”.
  case keyboardStop = 120
  /// The key “Again”.
  case keyboardAgain = 121
  /// The key “Undo”.
  case keyboardUndo = 122
  /// The key “Cut”.
  case keyboardCut = 123
  /// The key “Copy”.
  case keyboardCopy = 124
  /// The key “Paste”.
  case keyboardPaste = 125
  /// The key “Find”.
  case keyboardFind = 126
  /// The key “Mute”.
  case keyboardMute = 127
  /// The key “Volume Up”.
  case keyboardVolumeUp = 128
  /// The key “Volume Down”.
  case keyboardVolumeDown = 129
  /// The key “Locking Caps Lock”.
  case keyboardLockingCapsLock = 130
  /// The key “Locking Num Lock”.
  case keyboardLockingNumLock = 131
  /// The key “Locking Scroll Lock”.
  case keyboardLockingScrollLock = 132
  /// “Comma” on the keypad.
  case keypadComma = 133
  /// “Equal Sign AS400” on the keypad.
  case keypadEqualSignAS400 = 134
  /// The key “International1”.
  case keyboardInternational1 = 135
  /// The key “International2”.
  case keyboardInternational2 = 136
  /// The key “International3”.
  case keyboardInternational3 = 137
  /// The key “International4”.
  case keyboardInternational4 = 138
  /// The key “International5”.
  case keyboardInternational5 = 139
  /// The key “International6”.
  case keyboardInternational6 = 140
  /// The key “International7”.
  case keyboardInternational7 = 141
  /// The key “International8”.
  case keyboardInternational8 = 142
  /// The key “International9”.
  case keyboardInternational9 = 143
  /// The key “LANG1”.
  case keyboardLANG1 = 144
  /// The key “LANG2”.
  case keyboardLANG2 = 145
  /// The key “LANG3”.
  case keyboardLANG3 = 146
  /// The key “LANG4”.
  case keyboardLANG4 = 147
  /// The key “LANG5”.
  case keyboardLANG5 = 148
  /// The key “LANG6”.
  case keyboardLANG6 = 149
  /// The key “LANG7”.
  case keyboardLANG7 = 150
  /// The key “LANG8”.
  case keyboardLANG8 = 151
  /// The key “LANG9”.
  case keyboardLANG9 = 152
  /// The key “Alternate Erase”.
  case keyboardAlternateErase = 153
  /// The key “Sys Req Or Attention”.
  case keyboardSysReqOrAttention = 154
  /// The key “Cancel”.
  case keyboardCancel = 155
  /// The key “Clear”.
  case keyboardClear = 156
  /// The key “Prior”.
  case keyboardPrior = 157
  /// The key “Return”.
  case keyboardReturn = 158
  /// The key “Separator”.
  case keyboardSeparator = 159
  /// The key “Out”.
  case keyboardOut = 160
  /// The key “Oper”.
  case keyboardOper = 161
  /// The key “Clear Or Again”.
  case keyboardClearOrAgain = 162
  /// The key “Cr Sel Or Props”.
  case keyboardCrSelOrProps = 163
  /// The key “Ex Sel”.
  case keyboardExSel = 164
  /// The key “Left Control”.
  case keyboardLeftControl = 224
  /// The key “Left Shift”.
  case keyboardLeftShift = 225
  /// The key “Left Alt”.
  case keyboardLeftAlt = 226
  /// The key “Left GUI”.
  case keyboardLeftGUI = 227
  /// The key “Right Control”.
  case keyboardRightControl = 228
  /// The key “Right Shift”.
  case keyboardRightShift = 229
  /// The key “Right Alt”.
  case keyboardRightAlt = 230
  /// The key “Right GUI”.
  case keyboardRightGUI = 231
  /// No key.
  case keyboard_Reserved = 65535
  /// The same key as `keyboardLANG1`.
  public static let keyboardHangul = Self.keyboardLANG1
  /// The same key as `keyboardLANG2`.
  public static let keyboardHanja = Self.keyboardLANG2
  /// The same key as `keyboardLANG1`.
  public static let keyboardKanaSwitch = Self.keyboardLANG1
  /// The same key as `keyboardLANG2`.
  public static let keyboardAlphanumericSwitch = Self.keyboardLANG2
  /// The same key as `keyboardLANG3`.
  public static let keyboardKatakana = Self.keyboardLANG3
  /// The same key as `keyboardLANG4`.
  public static let keyboardHiragana = Self.keyboardLANG4
  /// The same key as `keyboardLANG5`.
  public static let keyboardZenkakuHankakuKanji = Self.keyboardLANG5
}

/// The kinds of scrolling by devices other than the touch screen.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Scrolling in steps, as of a wheel.
  public static let discrete = Self(rawValue: 1 << 0)
  /// Scrolling that follows fingers, as on a trackpad.
  public static let continuous = Self(rawValue: 1 << 1)
  /// All kinds.
  public static let all: Self = [.discrete, .continuous]
}

/// An interaction with items that can be shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Sharing.
  public static let share = Self(rawValue: "UIActivityItemsConfigurationInteractionShare")
}

/// A key of the metadata of items that can be shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The key of the title.
  public static let title = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyTitle")
  /// The key of the text of a message.
  public static let messageBody =
    Self(rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody")
  /// The key of the metadata of a link, an `LPLinkMetadata` (Sharing.AC13).
  public static let linkPresentationMetadata =
    Self(rawValue: "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
}

/// The purpose of a preview of an item that can be shared.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A preview of the full size.
  public static let fullSize = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
  /// A small preview.
  public static let thumbnail =
    Self(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// The animations with which a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom, and down again.
  case coverVertical = 0
  /// The view is the back of a horizontal flip.
  case flipHorizontal = 1
  /// The view fades in and out.
  case crossDissolve = 2
  /// A page curl; here the view slides up from the bottom (Presentations.PR5).
  case partialCurl = 3
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = Self(rawValue: 1 << 0)
  /// Down.
  public static let down = Self(rawValue: 1 << 1)
  /// Left.
  public static let left = Self(rawValue: 1 << 2)
  /// Right.
  public static let right = Self(rawValue: 1 << 3)
  /// All directions.
  public static let any: Self = [.up, .down, .left, .right]
  /// No direction is known.
  public static let unknown = Self(rawValue: .max)
}

/// The positions of a bar on the screen, which determine the extent of its background.
public enum UIBarPosition: Int, Sendable {
  /// An unspecified position.
  case any = 0
  /// At the bottom of the container; the background extends to the bottom of the screen.
  case bottom = 1
  /// At the top of the container.
  case top = 2
  /// At the top of the screen; the background extends behind the status bar.
  case topAttached = 3
}

/// The heights of a bar, for background images.
public enum UIBarMetrics: Int, Sendable {
  /// The height in portrait.
  case `default` = 0
  /// The height in landscape.
  case compact = 1
  /// The height in portrait with a prompt.
  case defaultPrompt = 101
  /// The height in landscape with a prompt.
  case compactPrompt = 102
  /// The height in landscape.
  @available(*, deprecated, renamed: "compact")
  public static var landscapePhone: Self { .compact }
  /// The height in landscape with a prompt.
  @available(*, deprecated, renamed: "compactPrompt")
  public static var landscapePhonePrompt: Self { .compactPrompt }
}

/// The styles of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The style of the screen.
  case `default` = 0
  /// Black with white text.
  case black = 1
  /// Black and translucent with white text.
  case blackTranslucent = 2
  /// Black with white text.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: Self { .black }
}

/// Called when an effect on a symbol or the replacement of a symbol has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The styles of the behavior of controls and bars.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style of the device.
  case automatic = 0
  /// The style of an iPad, and of an iPhone.
  case pad = 1
  /// The style of a Mac.
  case mac = 2
}
