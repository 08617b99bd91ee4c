extension NSNotification.Name {
  /// Something may change: groups are opened or closed, or it is asked whether something can be redone.
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  /// A group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// A group is about to be closed.
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// A group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Something is about to be undone.
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// Something was undone.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again.
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// Something was done again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

/// The key, in what is told of a group that is about to be closed, of whether it may be lost without harm.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"

/// When, among all that is done at the end of an event, the group of that event is closed.
///
/// - Source: Apple's header of `NSUndoManager`. Confidence: documented.
public let NSUndoCloseGroupingRunLoopOrdering = 350_000

extension UndoManager {
  /// The name of something that an app keeps with what can be undone.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name in text.
    public let rawValue: String
    /// Makes a name of text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
