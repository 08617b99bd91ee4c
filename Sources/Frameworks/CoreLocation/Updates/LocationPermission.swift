internal import TactusPermissions
internal import TactusPhoneClient
internal import TactusPhoneLink

/// The permission to use the place, as sessions and updates report it (Device.LO8).
struct LocationPermission: Equatable, Sendable {
  /// Whether the user has denied it.
  var isDenied = false
  /// Whether the user cannot give it.
  var isRestricted = false
  /// Whether the user was not asked.
  var isUndecided = false
  /// Whether it holds at all times.
  var isAlways = false
  /// Whether the place is precise.
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

  /// Calls a function with the permission as it is, and after each change.
  ///
  /// - Returns: A function that ends this.
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
