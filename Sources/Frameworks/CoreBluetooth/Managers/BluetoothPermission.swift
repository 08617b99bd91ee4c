internal import TactusPermissions
internal import TactusPhoneClient
internal import TactusPhoneLink

/// The app's permission to use Bluetooth, as managers follow it (Bluetooth.PE1).
package struct BluetoothPermission: Sendable {
  /// Reports the permission, and each change of it, on any thread.
  ///
  /// It asks the user if undecided, and returns a closure that ends the reports.
  package var follow:
    @Sendable (_ report: @escaping @Sendable (CBManagerAuthorization) -> Void) -> (
      @Sendable () -> Void
    )

  /// Creates a permission that never changes.
  package static func always(_ authorization: CBManagerAuthorization) -> BluetoothPermission {
    BluetoothPermission { report in
      report(authorization)
      return {}  // does nothing
    }
  }

  /// Returns the permission of the app that the current code belongs to.
  package static func ofApp() -> BluetoothPermission {
    let link = AppPhone.link
    return BluetoothPermission { report in
      let channel = PermissionChannel.of(link)
      let key = channel.addHandler { report(CBManagerAuthorization($0[.bluetooth].status)) }
      let status = channel.table[.bluetooth].status
      report(CBManagerAuthorization(status))
      if status == .notDetermined {
        // The handler is called with the response.
        AppPhone.withLink(link) {
          AppPermissions.ask(.bluetooth) { _ in }  // does nothing
        }
      }
      return { channel.removeHandler(key) }
    }
  }

  /// The permission of the app that the current code belongs to; does not ask the user.
  static var current: CBManagerAuthorization {
    CBManagerAuthorization(AppPermissions.permission(.bluetooth).status)
  }
}

extension CBManagerAuthorization {
  /// Creates the permission in the app's terms.
  init(_ status: PermissionStatus) {
    self =
      switch status {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .always, .authorized, .limited, .whenInUse: .allowedAlways
      }
  }
}
