/// An entry of the log of health data: a request of an app, without values, which are personal.
public struct HealthEntry: Sendable, Equatable {
  /// The event.
  public enum Action: String, Sendable, CaseIterable {
    /// The app asked for access, and the phone asks the user.
    case asked
    /// The user has decided.
    case answered
    /// The user has closed the sheet.
    case closed
    /// The app saved samples.
    case saved
    /// The app deleted samples.
    case deleted
    /// The app read samples, statistics, sources or characteristics.
    case read
    /// The app was refused.
    case refused
    /// Access was changed in Settings, by a script or by a test.
    case changed
  }

  /// The event.
  public var action: Action
  /// The identifiers of the types.
  public var types: [String]
  /// The number of samples, or of permitted types.
  public var count: Int

  /// Creates an entry.
  public init(_ action: Action, _ types: [String], _ count: Int = 0) {
    self.action = action
    self.types = types
    self.count = count
  }

  /// Returns the description for users.
  public func message(app: String) -> String {
    let shown = types.prefix(4).map { HealthType.find($0)?.name ?? $0 }.joined(separator: ", ")
    let list = types.count > 4 ? "\(shown) and \(types.count - 4) more" : shown
    return switch action {
    case .asked: "\(app) asks for access to health data: \(list)"
    case .answered: "the user has decided on health data for \(app): \(count) permitted"
    case .closed: "the user has not decided on health data for \(app)"
    case .saved: "\(app) has saved \(count) samples: \(list)"
    case .deleted: "\(app) has deleted \(count) samples: \(list)"
    case .read: "\(app) has read \(list): \(count)"
    case .refused: "\(app) may not use \(list)"
    case .changed: "access to health data has changed for \(app)"
    }
  }
}
