/// The limits of the messages between an app and the phone.
public enum LinkLimits {
  /// The version of the protocol; a change in the form of any message increases it.
  public static let version = 23
  /// The maximum number of settings in a message.
  ///
  /// - Source: ours: more than the phone has, and one for each installed app. Confidence: guess.
  public static let systemSettings = 64 + installedApps * 16 + customKeyboards
  /// The maximum size of a message in bytes.
  ///
  /// - Source: ours: room for a pattern of some thousand events, and for as many elements of a
  ///   screen as there may be. Confidence: guess.
  public static let messageBytes = 4 << 20
  /// The maximum size of a screen frame in bytes, which is sent unencoded.
  ///
  /// - Source: ours: a thousand times a usual frame, and less than three bytes can count.
  ///   Confidence: guess.
  public static let frameBytes = 8 << 20
  /// The maximum number of screen elements in one message.
  ///
  /// - Source: ours: more than a scroll view of ten thousand views. Confidence: guess.
  public static let screenElements = 16_384
  /// The maximum number of elements in an answer that has only changes.
  ///
  /// - Source: ours: the element with the focus and its neighbors are three. Confidence: guess.
  public static let elementChanges = 16
  /// The maximum number of containers whose content has moved, in an answer that has only changes.
  ///
  /// - Source: ours: the scroll views around an element are one or two. Confidence: guess.
  public static let elementShifts = 16
  /// The maximum number of parts of a text with speech attributes, and of contents of an element.
  ///
  /// - Source: ours: more than anybody listens to. Confidence: guess.
  public static let spokenParts = 256
  /// The maximum length of an announcement, a URL, or a text of a quick action, in bytes.
  ///
  /// - Source: ours: longer than any address or sentence. Confidence: guess.
  public static let shortTextBytes = 8192
  /// The maximum length of the general pasteboard's text in bytes.
  ///
  /// - Source: ours: longer than a book's chapter. Confidence: guess.
  public static let pasteboardBytes = 1 << 20
  /// The maximum size of the general pasteboard's items in bytes, in the form of messages.
  ///
  /// - Source: ours: an image of the screen, and less than a message. Confidence: guess.
  public static let pasteboardItemBytes = 3 << 20
  /// The maximum number of items of the general pasteboard, and of representations of one.
  ///
  /// - Source: ours. Confidence: guess.
  public static let pasteboardItems = 256
  /// The maximum number of dynamic quick actions of an app's icon; a phone shows four.
  ///
  /// - Source: ours. Confidence: guess.
  public static let quickActions = 64
  /// The maximum number of quick actions that the Home screen shows for an icon.
  ///
  /// - Source: Apple's guide to 3D Touch, and its reference. Confidence: documented.
  public static let shownQuickActions = 4
  /// The maximum length of the type, a text or an icon's name of a quick action, in characters.
  ///
  /// - Source: ours: far more than two lines of a menu. Confidence: guess.
  public static let quickActionCharacters = 256
  /// The maximum size of the user info of a quick action in bytes.
  ///
  /// - Source: ours. Confidence: guess.
  public static let userInfoBytes = 65_536
  /// The maximum size of the user info of all dynamic quick actions of an app in bytes; a message
  /// has room for it.
  ///
  /// - Source: ours. Confidence: guess.
  public static let allUserInfoBytes = 1 << 20
  /// The maximum number of buttons of a system alert.
  ///
  /// - Source: ours; those of iPhones have at most four. Confidence: guess.
  public static let alertButtons = 8

  /// The maximum number of switches of a question.
  ///
  /// - Source: ours: more than there are types of health data, to save and to read. Confidence:
  ///   guess.
  public static let alertSwitches = 512
  /// The maximum number of characters that the screen keyboard replaces at once.
  ///
  /// - Source: ours. Confidence: guess.
  public static let replacedCharacters = 1024
  /// The maximum number of custom keyboards that the phone knows.
  ///
  /// - Source: ours. Confidence: guess.
  public static let customKeyboards = 64
  /// The maximum length of a text in bytes that a custom keyboard inserts at once.
  ///
  /// - Source: ours; a paragraph has a tenth of it. Confidence: guess.
  public static let insertedBytes = 65_536
  /// The maximum length of a text in bytes that is inserted by a message; the phone ends the custom
  /// keyboard that inserts more than `insertedBytes`.
  ///
  /// - Source: ours. Confidence: guess.
  public static let insertMessageBytes = 2 << 20
  /// The maximum number of URL schemes of one app.
  ///
  /// - Source: ours. Confidence: guess.
  public static let urlSchemes = 64
  /// The maximum length of a URL scheme in characters.
  ///
  /// - Source: ours. Confidence: guess.
  public static let urlSchemeCharacters = 64
  /// The maximum number of kinds of files that an app opens, and of types that it declares.
  ///
  /// - Source: ours. Confidence: guess.
  public static let documentDeclarations = 64
  /// The maximum size of the texts of all such declarations of one app, in bytes; those of all apps
  /// fit in the payload of a service.
  ///
  /// - Source: ours: a hundred identifiers. Confidence: guess.
  public static let documentDeclarationBytes = 2048
  /// The maximum size of the state that an app keeps for its next launch, in bytes.
  ///
  /// - Source: ours. Confidence: guess.
  public static let restorationBytes = 1 << 20
  /// The maximum number of installed apps that the phone knows.
  ///
  /// - Source: ours: ten full pages. Confidence: guess.
  public static let installedApps = 256
  /// The maximum size of the defaults of an app that its page of settings shows, in bytes.
  ///
  /// - Source: ours; those of all apps fit in a message. Confidence: guess.
  public static let defaultsBytes = 8192
  /// The maximum number of cards of the app switcher.
  ///
  /// - Source: ours; a phone keeps the picture of each. Confidence: guess.
  public static let cards = 32
  /// The maximum number of lines of an app's output that are kept after its end.
  ///
  /// - Source: ours. Confidence: guess.
  public static let endingLines = 8
  /// The maximum length of such a line, and of the reason of the end, in code points.
  ///
  /// - Source: ours. Confidence: guess.
  public static let endingCharacters = 500
  /// The maximum number of touch samples in one message: many times a frame of all fingers and
  /// pencils.
  ///
  /// - Source: ours. Confidence: guess.
  public static let touchSamples = 4096
  /// The number of messages per second that an app may send on average, and at once after a pause.
  ///
  /// - Source: ours: twice the busiest app we test with. Confidence: guess.
  public static let messagesPerSecond = 20_000
  /// The maximum length of a text about the item that an app plays, in bytes.
  ///
  /// - Source: ours: far more than two lines. Confidence: guess.
  public static let nowPlayingTextBytes = 1024
  /// The maximum length of the artwork of the item that an app plays, in Base64.
  ///
  /// - Source: ours: a PNG of noise with 320 by 320 pixels, and less than a message.
  ///   Confidence: guess.
  public static let artworkBytes = 1 << 20
  /// The maximum number of intervals or rates of a remote command.
  ///
  /// - Source: ours. Confidence: guess.
  public static let remoteCommandNumbers = 32
  /// The maximum length of the payload of a service's message in bytes.
  ///
  /// - Source: ours: less than a message. Confidence: guess.
  public static let servicePayloadBytes = 1 << 20
  /// The maximum number of connected apps of other processes; each costs the phone a thread.
  ///
  /// - Source: ours, far more than a phone runs. Confidence: guess.
  public static let connections = 256
  /// The maximum length of an app's name in bytes.
  ///
  /// - Source: ours: as long as a file's name. Confidence: guess.
  public static let nameBytes = 255
  /// The maximum number of events, event parameters, parameters and curve points of one pattern.
  ///
  /// - Source: ours: the busiest real file we know has some 2,000. Confidence: guess.
  public static let patternElements = 65_536
  /// The maximum number of such elements in all patterns of an app's players together.
  ///
  /// - Source: ours, some hundred megabytes. Confidence: guess.
  public static let appElements = 1_048_576
  /// The maximum number of haptic engines of one app.
  ///
  /// - Source: ours, far more than an app needs. Confidence: guess.
  public static let engines = 128
  /// The maximum number of unfinished system sounds of one app.
  ///
  /// - Source: ours, far more than can be distinguished. Confidence: guess.
  public static let sounds = 256
  /// The maximum number of pattern players of one app.
  ///
  /// - Source: ours, far more than an app needs. Confidence: guess.
  public static let players = 4096
}
