import TactusPhoneLink

// `Documentation/Behaviour/Permissions.md` has the steps that comments name.
extension Phone {
  /// The sensors of which apps say that they use them.
  static let sensors: Set<ProtectedResource> = [.camera, .location, .microphone, .motion]

  /// The sensors that run: those that apps use with the permission that they need
  /// (Permissions.US1).
  public var sensorsInUse: Set<ProtectedResource> {
    var found: Set<ProtectedResource> = kernel.environment.isRecording ? [.microphone] : []
    for (app, record) in kernel.apps where !record.sensors.isEmpty && !kernel.isSuspended(app) {
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
    kernel.apps[app]?.sensors.contains(.microphone) == true && !kernel.isSuspended(app)
      && runs(.microphone, for: app)
  }

  // MARK: Internals

  /// Returns whether a sensor that an app wants to use runs: motion needs no permission, and the
  /// camera an app in the foreground.
  private func runs(_ sensor: ProtectedResource, for app: AppID) -> Bool {
    switch sensor {
    case .motion: true
    case .camera:
      permission(of: app, sensor).status.permitsUse && (kernel.screens[app] == nil || kernel.foreground == app)
    default: permission(of: app, sensor).status.permitsUse
    }
  }
}
