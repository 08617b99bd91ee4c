import Synchronization
import TactusPhoneLink

/// The app's permissions to use protected resources, as reported by its phone.
///
/// - Thread: any, for every member.
package final class PermissionChannel: Sendable {
  /// Returns the channel of a link.
  package static func of(_ link: ClientLink) -> PermissionChannel {
    let services = ServiceChannel.of(link)
    return link.storage.object(PermissionChannel.self) { PermissionChannel(services) }
  }

  /// The channel of the app's link to its phone.
  package static var current: PermissionChannel { of(AppPhone.link) }

  /// The permissions.
  ///
  /// The first use asks the phone and waits for its answer. Nothing is permitted after the end of
  /// the connection (Permissions.PE9).
  package var table: PermissionTable {
    if let table = state.withLock({ $0.table }) { return table }
    let payload = (try? PermissionRequest.table.payload()).flatMap {
      services.call($0, version: PermissionTable.version, to: .permissions)
    }
    let table = payload.flatMap { try? PermissionTable(payload: $0) } ?? PermissionTable()
    return state.withLock { state in
      // An event that came meanwhile is newer.
      if state.table == nil { state.table = table }
      return state.table ?? table
    }
  }

  /// Asks the user for a permission, unless that is decided.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - level: The extent.
  ///   - purpose: The app's text about its purpose; cut to the limit of messages.
  ///   - completion: Receives the permission after the user's answer, where the phone's messages
  ///     arrive: it must neither block nor call the phone.
  package func ask(
    _ resource: ProtectedResource, _ level: PermissionLevel = .standard, purpose: String,
    completion: @escaping @Sendable (Permission) -> Void
  ) {
    let text = String(decoding: purpose.utf8.prefix(LinkLimits.shortTextBytes / 4), as: UTF8.self)
    let request = PermissionRequest.ask(resource, level, purpose: text)
    guard let payload = try? request.payload() else { return completion(table[resource]) }
    services.send(payload, version: PermissionTable.version, to: .permissions) { answer, _ in
      let table = answer.flatMap { try? PermissionTable(payload: $0) }
      completion(self.set(table)[resource])
    }
  }

  /// Adds a handler of changes, which runs where the phone's messages arrive.
  ///
  /// - Returns: The key for removing the handler.
  package func addHandler(_ handler: @escaping @Sendable (PermissionTable) -> Void) -> Int {
    state.withLock { state in
      state.lastHandler += 1
      state.handlers[state.lastHandler] = handler
      return state.lastHandler
    }
  }

  /// Removes a handler of changes.
  package func removeHandler(_ key: Int) { state.withLock { $0.handlers[key] = nil } }

  // MARK: Internals

  private struct State {
    var table: PermissionTable?
    var handlers: [Int: @Sendable (PermissionTable) -> Void] = [:]
    var lastHandler = 0
  }

  private let services: ServiceChannel
  private let state = Mutex(State())

  private init(_ services: ServiceChannel) {
    self.services = services
    services.setReceiver(of: .permissions) { [weak self] payload in
      guard let table = try? PermissionTable(payload: payload) else { return }
      self?.set(table)
    }
  }

  /// Replaces the permissions, and calls the handlers if they have changed.
  @discardableResult
  private func set(_ new: PermissionTable?) -> PermissionTable {
    let (table, handlers) = state.withLock { state in
      let old = state.table
      if let new { state.table = new }
      let isNew = new != nil && old != new
      return (state.table ?? PermissionTable(), isNew ? Array(state.handlers.values) : [])
    }
    for handler in handlers { handler(table) }
    return table
  }
}
