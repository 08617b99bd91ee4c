import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Permissions.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the permissions of an app, as the app sees them (Permissions.PE1).
  public func permissions(of app: AppID) -> PermissionTable {
    var table = PermissionTable()
    for resource in ProtectedResource.allCases {
      let record = permission(of: app, resource)
      let permission = Permission(record.status, isPrecise: record.isPrecise)
      if permission != Permission(.notDetermined) { table.permissions[resource] = permission }
    }
    return table
  }

  // MARK: Asking

  /// Handles an app's request to the service of permissions.
  mutating func handle(
    _ request: PermissionRequest, _ id: ServiceRequestID, of app: AppID
  ) -> [PhoneEffect] {
    switch request {
    case .table: return [.send(table(id, app), to: app)]
    case .use(let resources):
      let wasRecording = recordsSound(app)
      kernel.apps[app]?.sensors = resources.intersection(Self.sensors)
      // AudioSession.AS6. Patterns that play are not felt while the microphone records.
      let gates = recordsSound(app) == wasRecording ? [] : allGates
      return [.send(table(id, app), to: app), .composed] + gates
    case .ask(let resource, let level, let purpose):
      guard let question = question(resource, level, of: app) else {
        // Permissions.PE3.
        return [logPermission(.read, resource, of: app)]
          + sendWithTurnIfJoined(table(id, app), to: app)
      }
      guard (kernel.apps[app]?.waitingRequests.count ?? 0) < PermissionConstants.maximumWaiting else {
        return sendWithTurnIfJoined(.service(.failure(id, .busy)), to: app)
      }
      kernel.apps[app]?.waitingRequests.append(
        AppRecord.WaitingRequest(id: id, resource: resource, question: question))
      // Permissions.PE4.
      guard !isAsking(question, resource, for: app) else { return [] }
      let pending = PendingPermission(
        app: app, resource: resource, question: question, asksForAlways: level == .always)
      let (name, version) = (kernel.name(of: app), kernel.settings.systemVersion)
      return [logPermission(.asked, resource, of: app)]
        + ask(for: app, .permission(pending)) { words in
          PermissionAlert.alert(
            question, resource, app: name, purpose: purpose, version: version, in: words)
        }
    }
  }

  /// Handles the user's answer; `nil` if the question was closed (Permissions.PE5).
  mutating func finish(_ pending: PendingPermission, _ button: Int?) -> [PhoneEffect] {
    let (app, resource) = (pending.app, pending.resource)
    guard kernel.apps[app] != nil else { return [] }
    let before = kernel.settings
    let buttons = PermissionAlert.buttons(pending.question, resource, kernel.settings.systemVersion)
    let answer = button.flatMap { buttons.indices.contains($0) ? buttons[$0].0 : nil }
    decide(pending, answer)
    var effects = [logPermission(answer == nil ? .closed : .answered, resource, of: app)]
    let waiting = kernel.apps[app]?.waitingRequests ?? []
    let isAnswered = { (request: AppRecord.WaitingRequest) in
      request.resource == resource && request.question == pending.question
    }
    kernel.apps[app]?.waitingRequests.removeAll(where: isAnswered)
    effects += sendPermissions(to: app)
    for request in waiting where isAnswered(request) {
      effects += sendWithTurnIfJoined(table(request.id, app), to: app)
    }
    if kernel.settings != before { effects.append(.settingsChanged) }
    return effects
  }

  // MARK: Changing

  /// Ends and informs the apps whose permissions have changed other than by an answer
  /// (Permissions.PE6).
  mutating func applyPermissions(since before: PermissionSettings) -> [PhoneEffect] {
    guard kernel.settings.permissions != before else { return [] }
    let now = kernel.settings.permissions
    var effects: [PhoneEffect] = []
    for app in kernel.apps.keys.sorted() {
      let bundle = kernel.identity(of: app)?.bundle
      // A new preset replaces the permissions of an app without an identity.
      if bundle == nil, now.presets != before.presets { kernel.apps[app]?.permissions = [:] }
      let own = bundle.flatMap { now.apps[$0] } ?? [:]
      let old = bundle.flatMap { before.apps[$0] } ?? [:]
      let changed = ProtectedResource.allCases.filter { resource in
        own[resource] != old[resource] || now.presets[resource] != before.presets[resource]
          || now.restricted.contains(resource) != before.restricted.contains(resource)
      }
      guard !changed.isEmpty else { continue }
      effects += changed.map { logPermission(.changed, $0, of: app) }
      effects += sendPermissions(to: app)
      let ends = changed.contains { resource in
        Self.endsApp(resource) && old[resource] != nil && own[resource] != old[resource]
      }
      if ends { effects += kill(app, "its permissions have changed") }
    }
    return effects
  }

  /// Ends what a user has permitted until the app is not in use any more (Permissions.LO2).
  mutating func endTemporaryPermissions(of app: AppID) -> [PhoneEffect] {
    guard let record = kernel.apps[app], !record.temporaryPermissions.isEmpty else { return [] }
    kernel.apps[app]?.temporaryPermissions = [:]
    return sendPermissions(to: app)
  }

  // MARK: Internals

  /// Returns the record of an app: the temporary one, its own one, or that for all apps.
  func permission(of app: AppID, _ resource: ProtectedResource) -> PermissionRecord {
    if kernel.settings.permissions.restricted.contains(resource) { return PermissionRecord(.restricted) }
    return kernel.apps[app]?.temporaryPermissions[resource] ?? storedPermission(of: app, resource)
  }

  private func storedPermission(of app: AppID, _ resource: ProtectedResource) -> PermissionRecord {
    let own =
      kernel.identity(of: app).map { kernel.settings.permissions.apps[$0.bundle]?[resource] }
      ?? kernel.apps[app]?.permissions[resource]
    return own ?? kernel.settings.permissions.presets[resource] ?? PermissionRecord(.notDetermined)
  }

  /// Returns the question that the phone asks the user; `nil` if the answer is known or cannot be
  /// given (Permissions.PE3, Permissions.LO1, Permissions.LO3, Permissions.LO4).
  private func question(
    _ resource: ProtectedResource, _ level: PermissionLevel, of app: AppID
  ) -> PermissionQuestion? {
    // Permissions.PE7. A program without a screen has no other time to ask.
    guard kernel.screens[app] == nil || (kernel.foreground == app && !kernel.isLocked) else { return nil }
    let record = permission(of: app, resource)
    switch (record.status, level) {
    case (.notDetermined, .standard), (.notDetermined, .always): return .access
    case (.whenInUse, .always):
      let isOnce = kernel.apps[app]?.temporaryPermissions[resource] != nil
      return record.wasAskedForAlways || isOnce ? nil : .always
    case (.whenInUse, .temporaryFullAccuracy), (.always, .temporaryFullAccuracy):
      return record.isPrecise ? nil : .temporaryFullAccuracy
    default: return nil
    }
  }

  private func isAsking(
    _ question: PermissionQuestion, _ resource: ProtectedResource, for app: AppID
  ) -> Bool {
    pendingAlerts.contains { alert in
      if case .permission(let pending) = alert.purpose {
        return (pending.app, pending.resource, pending.question) == (app, resource, question)
      }
      return false
    }
  }

  /// Records the user's decision; a closed question decides nothing (Permissions.PE5).
  private mutating func decide(_ pending: PendingPermission, _ answer: PermissionAnswer?) {
    let resource = pending.resource
    var record = storedPermission(of: pending.app, resource)
    switch (pending.question, answer) {
    case (_, nil): return
    case (.access, .deny): record.status = .denied
    case (.access, .limit): record.status = .limited
    case (.access, .allowOnce):
      kernel.apps[pending.app]?.temporaryPermissions[resource] = PermissionRecord(.whenInUse)
      return
    case (.access, _):
      let inUse = pending.asksForAlways ? PermissionStatus.always : .whenInUse
      record.status = resource == .location ? inUse : .authorized
      record.wasAskedForAlways = pending.asksForAlways
    case (.always, let answer):
      record.wasAskedForAlways = true
      if answer == .allowAlways { record.status = .always }
    case (.temporaryFullAccuracy, .allowOnce):
      record.isPrecise = true
      kernel.apps[pending.app]?.temporaryPermissions[resource] = record
      return
    case (.temporaryFullAccuracy, _): return
    }
    if let bundle = kernel.identity(of: pending.app)?.bundle {
      kernel.settings.permissions.apps[bundle, default: [:]][resource] = record
    } else {
      kernel.apps[pending.app]?.permissions[resource] = record
    }
  }

  private func logPermission(
    _ event: PermissionLogEntry.Event, _ resource: ProtectedResource, of app: AppID
  ) -> PhoneEffect {
    let status = permission(of: app, resource).status
    return kernel.note(.permission(PermissionLogEntry(event, resource, status)), app)
  }

  /// Returns the answer to a request with the permissions of an app.
  private func table(_ id: ServiceRequestID, _ app: AppID) -> PhoneMessage {
    .service(answer(id, permissions(of: app)))
  }

  private mutating func sendPermissions(to app: AppID) -> [PhoneEffect] {
    guard let payload = try? permissions(of: app).payload() else { return [] }
    let event = ServiceAnswer.event(.permissions, version: PermissionTable.version, payload)
    return sendWithTurnIfJoined(.service(event), to: app)
  }

  /// Returns whether the phone ends an app whose permission is changed in Settings.
  ///
  /// - Source: reports of developers; location and notifications are changed while an app runs.
  ///   Confidence: reported.
  private static func endsApp(_ resource: ProtectedResource) -> Bool {
    switch resource {
    case .location, .notifications, .tracking: false
    default: true
    }
  }
}
