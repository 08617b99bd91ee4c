import Foundation
import TactusCrashReports
import TactusPhoneLink
import UIKit

/// A command of the remote control, with the targets that handle it.
///
/// A command is shown and sent to the app if it is enabled and has a target (RemoteControl.RC1).
///
/// - Thread: any, for every member; targets are called on the main thread.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  // The mutable state is guarded by `lock`.

  /// Whether the command is enabled; true by default.
  open var isEnabled: Bool {
    get { lock.withLock { isOn } }
    set { change { isOn = newValue } }
  }

  /// Adds a method of an object, which is called with the event and returns an
  /// `MPRemoteCommandHandlerStatus`.
  ///
  /// The object is not retained. A method without such a result counts as successful.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    change { targets.append(Target(object: object, action: action)) }
  }

  /// Adds a handler.
  ///
  /// - Parameter handler: Called with the event on the main thread; returns the status.
  /// - Returns: The target for `removeTarget(_:)`.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    change { targets.append(Target(token: token, handler: handler)) }
    return token
  }

  /// Removes a method of an object; without a method all of the object.
  open func removeTarget(_ target: Any, action: Selector?) {
    let object = target as AnyObject
    change {
      targets.removeAll { $0.isOf(object) && (action == nil || $0.action == action) }
    }
  }

  /// Removes all methods of an object, or a handler; nil removes all targets.
  open func removeTarget(_ target: Any?) {
    guard let target else { return change { targets = [] } }
    removeTarget(target, action: nil)
  }

  // MARK: Internals

  /// The command of the link.
  let kind: RemoteCommand
  /// The center that reports changes to the phone.
  weak var center: MPRemoteCommandCenter?

  init(_ kind: RemoteCommand) { self.kind = kind }

  /// The settings that the phone receives; subclasses add theirs.
  var settings: RemoteCommandSettings { RemoteCommandSettings(kind) }

  /// Creates the event of a command of the phone; `nil` if the app has nothing with the value.
  func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent? {
    MPRemoteCommandEvent(self, at: time)
  }

  /// Whether the phone sends the command to the app.
  var isAccepted: Bool {
    lock.withLock { isOn && targets.contains { !$0.isOver } }
  }

  /// Changes the state, and reports the commands to the phone.
  final func change(_ body: () -> Void) {
    lock.withLock(body)
    center?.report()
  }

  /// Returns a value of the state.
  final func read<Value>(_ body: () -> Value) -> Value { lock.withLock(body) }

  /// Calls the targets in the order in which they were added (RemoteControl.RC5).
  ///
  /// - Returns: The first status other than success, or success; `nil` without targets. Without an
  ///   event `noSuchContent`.
  @MainActor
  final func perform(
    _ value: Double, at time: TimeInterval
  ) -> MPRemoteCommandHandlerStatus? {
    let current = lock.withLock { isOn ? targets : [] }
    guard let event = event(value, at: time) else { return .noSuchContent }
    let statuses = current.compactMap { $0.call(event) }
    return statuses.first { $0 != .success } ?? statuses.first
  }

  private let lock = NSLock()
  private var isOn = true
  private var targets: [Target] = []

  /// A handler, or a method of an object.
  private struct Target {
    weak var object: AnyObject?
    var action: Selector?
    var token: NSObject?
    var handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?

    init(object: AnyObject, action: Selector) { (self.object, self.action) = (object, action) }

    init(
      token: NSObject, handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) {
      (self.token, self.handler) = (token, handler)
    }

    /// Whether the object of the method was released.
    var isOver: Bool { handler == nil && object == nil }

    func isOf(_ other: AnyObject) -> Bool { object === other || token === other }

    @MainActor
    func call(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus? {
      if let handler { return handler(event) }
      guard let object, let action else { return nil }
      guard let result = action.result(ofCalling: object, with: [event]) else {
        RuntimeWarning.once(
          "the remote command \(event.command.kind.rawValue) is not handled: "
            + "\(type(of: object)) has no method \(action) for the event; check the spelling, and "
            + "mark the method @objc")
        return .commandFailed
      }
      return result as? MPRemoteCommandHandlerStatus ?? .success
    }
  }
}
