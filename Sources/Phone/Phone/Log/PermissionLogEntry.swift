import TactusPhoneLink
import TactusPhoneTypes

/// An entry of the phone's log of permissions.
public struct PermissionLogEntry: Sendable, Equatable {
  /// An event.
  public enum Event: String, Sendable, CaseIterable {
    /// The app asked, and the answer was decided before, or cannot be given.
    case read
    /// The app asked, and the phone asked the user.
    case asked
    /// The user answered, and decided.
    case answered
    /// The question was closed without an answer.
    case closed
    /// The decision was changed in Settings, by a script or by a test.
    case changed
  }

  /// The event.
  public var event: Event
  /// The resource.
  public var resource: ProtectedResource
  /// The status after the event.
  public var status: PermissionStatus

  /// Creates an entry.
  public init(_ event: Event, _ resource: ProtectedResource, _ status: PermissionStatus) {
    self.event = event
    self.resource = resource
    self.status = status
  }

  /// Returns the description of the event.
  func message(app: String) -> String {
    let access = "'\(resource.rawValue)'"
    return switch event {
    case .read: "\(app) asks for \(access), which is \(status.rawValue)"
    case .asked: "\(app) asks for \(access), and the phone asks the user"
    case .answered: "the user has decided on \(access) for \(app): \(status.rawValue)"
    case .closed: "the user has not decided on \(access) for \(app)"
    case .changed: "\(access) is now \(status.rawValue) for \(app)"
    }
  }
}
