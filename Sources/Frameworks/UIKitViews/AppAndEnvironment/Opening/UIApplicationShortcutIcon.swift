/// The icon of a quick action; it is stored and not drawn yet.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon without a picture, for subclasses.
  public override init() {
    source = .none
    super.init()
  }

  /// Creates one of the system's icons.
  public convenience init(type: IconType) { self.init(.system(type)) }

  /// Creates an icon of an image of the app, which is used as a template.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Creates an icon of a system symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Returns whether another object is an equal icon.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  /// A hash of the icon.
  open override var hash: Int { source.hashValue }

  // MARK: Internals

  enum Source: Hashable, Sendable {
    case none, system(IconType), template(String), symbol(String)
  }

  nonisolated(unsafe) private(set) var source: Source

  private convenience init(_ source: Source) {
    self.init()
    self.source = source
  }
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
