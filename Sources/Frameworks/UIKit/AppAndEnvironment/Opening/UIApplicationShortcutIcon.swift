/// What stands beside a quick action; nothing draws it yet.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Makes one of the system's.
  public convenience init(type: IconType) { self.init(.system(type)) }

  /// Makes one of a picture of the app, of which only the shape counts.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Makes one of a symbol of the system.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Whether another object is the same picture.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.picture == picture
  }

  /// Is the same for the same picture.
  open override var hash: Int { picture.hashValue }

  // MARK: Internals

  enum Picture: Hashable, Sendable {
    case system(IconType), template(String), symbol(String)
  }

  nonisolated let picture: Picture

  private init(_ picture: Picture) { self.picture = picture }
}

extension UIApplicationShortcutIcon {
  /// The pictures that the system has.
  public enum IconType: Int, Sendable {
    /// New text is written.
    case compose = 0
    /// Something plays.
    case play = 1
    /// Something pauses.
    case pause = 2
    /// Something is added.
    case add = 3
    /// Where people are.
    case location = 4
    /// Something is looked for.
    case search = 5
    /// Something is given to others.
    case share = 6
    /// Something is not allowed.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// Where people live.
    case home = 9
    /// A place is marked.
    case markLocation = 10
    /// What people like best.
    case favorite = 11
    /// What people love.
    case love = 12
    /// What is kept elsewhere.
    case cloud = 13
    /// People are asked to come.
    case invitation = 14
    /// Something is agreed to.
    case confirmation = 15
    /// A letter.
    case mail = 16
    /// A message.
    case message = 17
    /// A day.
    case date = 18
    /// A time of day.
    case time = 19
    /// A picture is taken.
    case capturePhoto = 20
    /// A film is taken.
    case captureVideo = 21
    /// Something is to be done.
    case task = 22
    /// Something is done.
    case taskCompleted = 23
    /// People are to be woken.
    case alarm = 24
    /// Where people have stopped to read.
    case bookmark = 25
    /// In any order.
    case shuffle = 26
    /// Something is heard.
    case audio = 27
    /// Something is made new.
    case update = 28
  }
}
