import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone that asks the user for permissions of apps, and notifies apps of changes.
///
/// `Documentation/Behaviour/Permissions.md` has the steps that comments name.
struct Permissions: PhonePart {
  static let name = "permissions"
  static let services: [ServiceName] = [.permissions]

  /// The requests of apps that wait for the user.
  private var waiting: [AppID: [WaitingRequest]] = [:]
  /// The questions that the user has not answered, by their numbers.
  private var pending: [Int: PendingPermission] = [:]
  private var lastQuestion = 0

  /// The sensors of which apps say that they use them.
  private static let sensors: Set<ProtectedResource> = [.camera, .location, .microphone, .motion]

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .service(let request, let app):
      do throws(ServiceFailure) {
        return handle(try request.content(PermissionTable.version), request.id, app, kernel)
      } catch {
        return [error.answer(to: request, app)]
      }
    case .answered(let key, let button, _) where key.part == Self.name:
      return pending.removeValue(forKey: key.number).map { finish($0, button, kernel) } ?? []
    case .settings(let before): return applyChanges(since: before.permissions, kernel)
    case .left(let app): return endTemporaryPermissions(of: app, kernel)
    case .forgotten(let app):
      waiting[app] = nil
      pending = pending.filter { $0.value.app != app }
      return []
    default: return []
    }
  }

  // MARK: Asking

  /// Handles an app's request.
  private mutating func handle(
    _ request: PermissionRequest, _ id: ServiceRequestID, _ app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    switch request {
    case .table: return [.effect(.send(table(id, app, kernel), to: app))]
    case .use(let resources):
      var changed = kernel
      let sensors = resources.intersection(Self.sensors)
      changed.apps[app]?.sensors = sensors
      // Patterns that play are not felt while the microphone records (AudioSession.AS6).
      let isChanged = changed.recordsSound(app) != kernel.recordsSound(app)
      return [
        .setSensors(sensors, of: app), .effect(.send(table(id, app, kernel), to: app)),
        .effect(.composed),
      ] + (isChanged ? [.updateGates] : [])
    case .ask(let resource, let level, let purpose):
      guard let question = question(resource, level, of: app, kernel) else {
        // Without a question the answer comes at once (Permissions.PE3).
        return [log(.read, resource, of: app, kernel), .send(table(id, app, kernel), to: app)]
      }
      guard (waiting[app]?.count ?? 0) < PermissionConstants.maximumWaiting else {
        return [.send(.service(.failure(id, .busy)), to: app)]
      }
      waiting[app, default: []].append(
        WaitingRequest(id: id, resource: resource, question: question))
      // A request joins a pending question about the same permission (Permissions.PE4).
      let isAsking = pending.values.contains {
        ($0.app, $0.resource, $0.question) == (app, resource, question)
      }
      guard !isAsking else { return [] }
      lastQuestion += 1
      pending[lastQuestion] = PendingPermission(
        app: app, resource: resource, question: question, asksForAlways: level == .always)
      let (name, version) = (kernel.name(of: app), kernel.settings.systemVersion)
      let key = QuestionKey(part: Self.name, number: lastQuestion)
      let alert = PartQuestion(key, for: app, in: kernel) { words in
        PermissionAlert.alert(
          question, resource, app: name, purpose: purpose, version: version, in: words)
      }
      return [log(.asked, resource, of: app, kernel), .post(.ask(alert))]
    }
  }

  /// Handles the user's answer; `nil` if the question was closed (Permissions.PE5).
  private mutating func finish(
    _ pending: PendingPermission, _ button: Int?, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let (app, resource) = (pending.app, pending.resource)
    guard kernel.apps[app] != nil else { return [] }
    let buttons = PermissionAlert.buttons(
      pending.question, resource, kernel.settings.systemVersion)
    let answer = button.flatMap { buttons.indices.contains($0) ? buttons[$0].0 : nil }
    var changed = kernel
    var actions: [PartAction] = []
    if let (record, isTemporary) = decision(pending, answer, kernel) {
      changed.setPermission(record, resource, of: app, isTemporary: isTemporary)
      actions.append(.setPermission(record, resource, of: app, isTemporary: isTemporary))
    }
    actions.append(log(answer == nil ? .closed : .answered, resource, of: app, changed))
    let requests = waiting[app] ?? []
    let isAnswered = { (request: WaitingRequest) in
      request.resource == resource && request.question == pending.question
    }
    waiting[app]?.removeAll(where: isAnswered)
    actions += tell(app, changed)
    for request in requests where isAnswered(request) {
      actions.append(.send(table(request.id, app, changed), to: app))
    }
    if changed.settings != kernel.settings { actions.append(.effect(.settingsChanged)) }
    return actions
  }

  // MARK: Changing

  /// Ends and informs the apps whose permissions have changed other than by an answer
  /// (Permissions.PE6).
  private func applyChanges(
    since before: PermissionSettings, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let now = kernel.settings.permissions
    guard now != before else { return [] }
    var kernel = kernel
    var actions: [PartAction] = []
    for app in kernel.apps.keys.sorted() {
      let bundle = kernel.identity(of: app)?.bundle
      // A new preset replaces the permissions of an app without an identity.
      if bundle == nil, now.presets != before.presets {
        kernel.apps[app]?.permissions = [:]
        actions.append(.removePermissions(of: app))
      }
      let own = bundle.flatMap { now.apps[$0] } ?? [:]
      let old = bundle.flatMap { before.apps[$0] } ?? [:]
      let changed = ProtectedResource.allCases.filter { resource in
        own[resource] != old[resource] || now.presets[resource] != before.presets[resource]
          || now.restricted.contains(resource) != before.restricted.contains(resource)
      }
      guard !changed.isEmpty else { continue }
      actions += changed.map { log(.changed, $0, of: app, kernel) }
      actions += tell(app, kernel)
      let ends = changed.contains { resource in
        Self.endsApp(resource) && old[resource] != nil && own[resource] != old[resource]
      }
      if ends { actions.append(.kill(app, "its permissions have changed")) }
    }
    return actions
  }

  /// Ends what a user has permitted until the app is no longer in use (Permissions.LO2).
  private func endTemporaryPermissions(of app: AppID, _ kernel: PhoneKernel) -> [PartAction] {
    guard let record = kernel.apps[app], !record.temporaryPermissions.isEmpty else { return [] }
    var kernel = kernel
    kernel.apps[app]?.temporaryPermissions = [:]
    return [.removeTemporaryPermissions(of: app)] + tell(app, kernel)
  }

  // MARK: Internals

  /// Returns the question that the phone asks the user; `nil` if the answer is known or cannot be
  /// given (Permissions.PE3, Permissions.LO1, Permissions.LO3, Permissions.LO4).
  private func question(
    _ resource: ProtectedResource, _ level: PermissionLevel, of app: AppID, _ kernel: PhoneKernel
  ) -> PermissionQuestion? {
    // A program without a screen has no other time to ask (Permissions.PE7).
    guard kernel.screens[app] == nil || (kernel.foreground == app && !kernel.isLocked) else {
      return nil
    }
    let record = kernel.permission(of: app, resource)
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

  /// Returns the record of the user's decision, and whether it ends with the app's use; a closed
  /// question decides nothing (Permissions.PE5).
  private func decision(
    _ pending: PendingPermission, _ answer: PermissionAnswer?, _ kernel: PhoneKernel
  ) -> (record: PermissionRecord, isTemporary: Bool)? {
    let resource = pending.resource
    var record = kernel.storedPermission(of: pending.app, resource)
    switch (pending.question, answer) {
    case (_, nil): return nil
    case (.access, .deny): record.status = .denied
    case (.access, .limit): record.status = .limited
    case (.access, .allowOnce): return (PermissionRecord(.whenInUse), true)
    case (.access, _):
      let inUse = pending.asksForAlways ? PermissionStatus.always : .whenInUse
      record.status = resource == .location ? inUse : .authorized
      record.wasAskedForAlways = pending.asksForAlways
    case (.always, let answer):
      record.wasAskedForAlways = true
      if answer == .allowAlways { record.status = .always }
    case (.temporaryFullAccuracy, .allowOnce):
      record.isPrecise = true
      return (record, true)
    case (.temporaryFullAccuracy, _): return nil
    }
    return (record, false)
  }

  private func log(
    _ event: PermissionLogEntry.Event, _ resource: ProtectedResource, of app: AppID,
    _ kernel: PhoneKernel
  ) -> PartAction {
    let status = kernel.permission(of: app, resource).status
    return .note(.permission(PermissionLogEntry(event, resource, status)), app)
  }

  /// Returns the answer to a request with the permissions of an app.
  private func table(
    _ id: ServiceRequestID, _ app: AppID, _ kernel: PhoneKernel
  ) -> PhoneMessage {
    .service(ServiceAnswer(id, kernel.permissions(of: app)))
  }

  /// Sends an app its permissions.
  private func tell(_ app: AppID, _ kernel: PhoneKernel) -> [PartAction] {
    guard let payload = try? kernel.permissions(of: app).payload() else { return [] }
    let event = ServiceAnswer.event(.permissions, version: PermissionTable.version, payload)
    return [.send(.service(event), to: app)]
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
