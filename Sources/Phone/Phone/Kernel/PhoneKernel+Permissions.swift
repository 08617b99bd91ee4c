import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Permissions.md` has the steps that comments name.
extension PhoneKernel {
  // MARK: Observing

  /// Returns the permissions of an app, as the app sees them (Permissions.PE1).
  func permissions(of app: AppID) -> PermissionTable {
    var table = PermissionTable()
    for resource in ProtectedResource.allCases {
      let record = permission(of: app, resource)
      let permission = Permission(record.status, isPrecise: record.isPrecise)
      if permission != Permission(.notDetermined) { table.permissions[resource] = permission }
    }
    return table
  }

  /// Returns the record of an app: the temporary one, its own one, or that for all apps.
  func permission(of app: AppID, _ resource: ProtectedResource) -> PermissionRecord {
    if settings.permissions.restricted.contains(resource) { return PermissionRecord(.restricted) }
    return apps[app]?.temporaryPermissions[resource] ?? storedPermission(of: app, resource)
  }

  /// Returns the record of an app without what it may only while it is in use.
  func storedPermission(of app: AppID, _ resource: ProtectedResource) -> PermissionRecord {
    let own =
      identity(of: app).map { settings.permissions.apps[$0.bundle]?[resource] }
      ?? apps[app]?.permissions[resource]
    return own ?? settings.permissions.presets[resource] ?? PermissionRecord(.notDetermined)
  }

  /// The sensors that run: those that apps use with the permission that they need
  /// (Permissions.US1).
  var sensorsInUse: Set<ProtectedResource> {
    var found: Set<ProtectedResource> = environment.isRecording ? [.microphone] : []
    for (app, record) in apps where !record.sensors.isEmpty && !isSuspended(app) {
      found.formUnion(record.sensors.filter { runs($0, for: app) })
    }
    return found
  }

  /// The sensors that run, which a haptic shakes: those of motion and of the camera, and the
  /// microphone, which hears it (Permissions.US2).
  var disturbedSensors: [ProtectedResource] {
    sensorsInUse.intersection([.camera, .microphone, .motion]).sorted()
  }

  /// Returns whether the microphone records for an app (AudioSession.AS6).
  func recordsSound(_ app: AppID) -> Bool {
    apps[app]?.sensors.contains(.microphone) == true && !isSuspended(app)
      && runs(.microphone, for: app)
  }

  // MARK: Changing

  /// Sets the permission of an app, for as long as it is in use or for longer.
  mutating func setPermission(
    _ record: PermissionRecord, _ resource: ProtectedResource, of app: AppID, isTemporary: Bool
  ) {
    if isTemporary {
      apps[app]?.temporaryPermissions[resource] = record
    } else if let bundle = identity(of: app)?.bundle {
      settings.permissions.apps[bundle, default: [:]][resource] = record
    } else {
      apps[app]?.permissions[resource] = record
    }
  }

  // MARK: Internals

  /// Returns whether a sensor that an app wants to use runs: motion needs no permission, and the
  /// camera an app in the foreground.
  private func runs(_ sensor: ProtectedResource, for app: AppID) -> Bool {
    switch sensor {
    case .motion: true
    case .camera:
      permission(of: app, sensor).status.permitsUse && (screens[app] == nil || foreground == app)
    default: permission(of: app, sensor).status.permitsUse
    }
  }
}
