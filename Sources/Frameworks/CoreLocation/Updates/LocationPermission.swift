internal import TactusPermissions
internal import TactusPhoneClient
internal import TactusPhoneLink

/// The permission to use the location, for sessions and updates (Device.LO8).
struct LocationPermission: Equatable, Sendable {
  /// Whether the user has denied it.
  var isDenied = false
  /// Whether the user is not allowed to grant it.
  var isRestricted = false
  /// Whether the user has not been asked.
  var isUndecided = false
  /// Whether it is granted for all times.
  var isAlways = false
  /// Whether the precise location is permitted.
  var isPrecise = true

  init(_ permission: Permission) {
    isPrecise = permission.isPrecise
    switch permission.status {
    case .notDetermined: isUndecided = true
    case .restricted: isRestricted = true
    case .denied: isDenied = true
    case .always, .authorized, .limited: isAlways = true
    case .whenInUse: break
    }
  }

  /// Calls a closure with the current permission, and after each change.
  ///
  /// - Returns: A closure that ends the calls.
  static func observe(
    _ link: ClientLink, _ body: @escaping @Sendable (LocationPermission) -> Void
  ) -> @Sendable () -> Void {
    let channel = PermissionChannel.of(link)
    let handler = channel.addHandler { table in
      let permission = LocationPermission(table[.location])
      link.callbacks.add { body(permission) }
    }
    body(LocationPermission(channel.table[.location]))
    return { channel.removeHandler(handler) }
  }
}
