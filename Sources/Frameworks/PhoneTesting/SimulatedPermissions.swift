import TactusPhone
import TactusPhoneLink

/// The permissions of the app that a test launches, to use protected resources.
///
/// ```swift
/// phone.permissions[.microphone] = .authorized
/// ```
@MainActor
public struct SimulatedPermissions {
  private let phone: SimulatedPhone

  init(_ phone: SimulatedPhone) { self.phone = phone }

  /// The status of the permission to use a resource; setting it also decides for later apps.
  ///
  /// A status that the resource does not support, such as `whenInUse` of the camera, is not set and
  /// fails the test.
  public subscript(
    _ resource: ProtectedResource, file: StaticString = #filePath, line: UInt = #line
  ) -> PermissionStatus {
    get {
      let device = phone.device
      device.settle()
      guard let app = device.host.state.foreground else {
        return phone.settings.permissions.presets[resource]?.status ?? .notDetermined
      }
      return device.host.state.permissions(of: app)[resource].status
    }
    nonmutating set {
      guard resource.statuses.contains(newValue) else {
        return TestFrameworks.recordFailure(
          "a permission for '\(resource.rawValue)' cannot be '\(newValue.rawValue)'", file: file,
          line: line)
      }
      var permissions = phone.settings.permissions
      if newValue == .restricted {
        permissions.restricted.insert(resource)
      } else {
        permissions.restricted.remove(resource)
        permissions.presets[resource] = PermissionRecord(newValue)
        for app in permissions.apps.keys where permissions.apps[app]?[resource] != nil {
          permissions.apps[app]?[resource] = PermissionRecord(newValue)
        }
      }
      phone.set(\.permissions, permissions)
      phone.device.settle()
    }
  }

  /// The sensors in use by apps, and the recording microphone (Permissions.US1).
  public var inUse: Set<ProtectedResource> {
    phone.device.settle()
    return phone.device.host.state.sensorsInUse
  }

  /// The log of requests for permissions and of decisions, oldest first.
  public var log: [PermissionLogEntry] {
    phone.device.settle()
    return phone.device.host.notes.compactMap { note in
      if case .permission(let entry) = note.event { entry } else { nil }
    }
  }
}

extension SimulatedPhone {
  /// The permissions of the app to use protected resources (Permissions.SC2).
  public var permissions: SimulatedPermissions { SimulatedPermissions(self) }
}
