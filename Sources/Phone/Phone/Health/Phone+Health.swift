import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the app as the service of health data knows it (Health.PE7).
  public func healthClient(_ app: AppID) -> HealthClient {
    HealthClient(
      bundle: kernel.serviceBundle(of: app).text, name: kernel.name(of: app),
      isSystemApp: kernel.installed(app)?.isSystemApp == true)
  }

  // MARK: Asking

  /// Handles an app's request to the service of health data.
  mutating func handle(
    _ request: HealthRequest, _ id: ServiceRequestID, of app: AppID
  ) -> [PhoneEffect] {
    let client = healthClient(app)
    var request = request
    switch request {
    case .stage(let samples):
      let staged = kernel.apps[app]?.stagedHealth.count ?? 0
      guard staged + samples.count <= Self.maximumStaged else {
        kernel.apps[app]?.stagedHealth = []
        let failure = HealthOutcome.failure(
          .invalidArgument, "more than \(Self.maximumStaged) samples are saved at once")
        return sendWithTurnIfJoined(.service(.result(id, failure.payload ?? "")), to: app)
      }
      kernel.apps[app]?.stagedHealth += samples
    case .save(let samples):
      request = .save((kernel.apps[app]?.stagedHealth ?? []) + samples)
      kernel.apps[app]?.stagedHealth = []
    default: break
    }
    switch request {
    case .observe(let types): kernel.apps[app]?.observedHealth = Set(types)
    case .deliver(let type, let frequency): kernel.apps[app]?.healthDelivery.set(type, frequency)
    default: break
    }
    // Services.SV2.
    guard (kernel.apps[app]?.waitingHealth ?? 0) < Self.maximumWaiting else {
      return sendWithTurnIfJoined(.service(.failure(id, .busy)), to: app)
    }
    kernel.apps[app]?.waitingHealth += 1
    let (purpose, isChange): (String, Bool) =
      switch request {
      case .authorize(_, _, let text): (text, false)
      case .save, .delete, .deleteAll: ("", true)
      default: ("", false)
      }
    let task = HealthTask.request(request, by: client, isProtected: !kernel.isProtectedDataAvailable)
    return perform(task, for: .request(id, of: app, purpose: purpose, isChange: isChange))
  }

  /// Carries out a task for the health data: at once in memory, else by the host (Health.DB6).
  mutating func perform(_ task: HealthTask, for owner: HealthTaskOwner) -> [PhoneEffect] {
    guard !health.isInMemory else { return finish(owner, health.perform(task)) }
    lastHealthTask += 1
    healthTasks[lastHealthTask] = owner
    return [.health(lastHealthTask, task)]
  }

  /// Handles the result of a task that the host has carried out.
  mutating func healthDone(_ number: Int, _ result: HealthResult) -> [PhoneEffect] {
    healthTasks.removeValue(forKey: number).map { finish($0, result) } ?? []
  }

  /// Handles the answer of the sheet; `nil` if it was closed (Health.PE3).
  mutating func finish(
    _ pending: PendingHealth, _ alert: SystemAlert, _ button: Int?
  ) -> [PhoneEffect] {
    guard kernel.apps[pending.app] != nil else { return [] }
    let client = healthClient(pending.app)
    var access = health.access(of: client.bundle)
    guard let button else {
      return [kernel.note(.health(HealthEntry(.closed, [])), pending.app)]
        + answer(
          pending.requests, of: pending.app, .failure(.userCanceled, "The user has canceled"))
    }
    let isAllowed = button != alert.cancelButton
    var count = 0
    for (index, type) in (pending.share + pending.read).enumerated() {
      let isOn = isAllowed && alert.switches.indices.contains(index) && alert.switches[index].isOn
      if isOn { count += 1 }
      if index < pending.share.count {
        access.share[type.identifier] = isOn
      } else {
        access.read[type.identifier] = isOn
      }
    }
    let types = Set((pending.share + pending.read).map(\.identifier)).sorted()
    let entry = HealthEntry(.answered, types, count)
    return perform(
      .setAccess(access, of: client.bundle, entry), for: .decision(pending.app, pending.requests))
  }

  /// Tells the apps that observe types of their change (Health.QU6).
  ///
  /// - Parameters:
  ///   - types: The identifiers of the types.
  ///   - author: The app that has changed them; `nil` for the phone.
  /// - Returns: The effects.
  mutating func tellHealthChange(of types: [String], by author: AppID?) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in kernel.apps.keys.sorted() {
      let observed = kernel.apps[app]?.observedHealth ?? []
      let access = health.access(of: healthClient(app).bundle)
      // Health.PE4: an app that may not read does not notice what others save.
      let news = types.filter {
        observed.contains($0)
          && (access.read[$0] == true || app == author || kernel.installed(app)?.isSystemApp == true)
      }
      guard !news.isEmpty else { continue }
      let list = news.map { #""\#($0)""# }.joined(separator: ",")
      let event = ServiceAnswer.event(
        .health, version: HealthRequest.version, #"{"changed":[\#(list)]}"#)
      effects += sendWithTurnIfJoined(.service(event), to: app)
      if kernel.isSuspended(app) { kernel.apps[app]?.healthDelivery.add(news) }
    }
    return effects + deliverHealth()
  }

  /// Changes what an app may do with health data, as Settings does (Health.PE8).
  mutating func setHealthAccess(_ access: HealthAccess?, of bundle: String) -> [PhoneEffect] {
    let entry = HealthEntry(.changed, [])
    return perform(.setAccess(access, of: bundle, entry), for: .settings(bundle: bundle))
  }

  // MARK: Internals

  /// Tells the result of a task to those who wait for it, and to the log.
  private mutating func finish(
    _ owner: HealthTaskOwner, _ result: HealthResult
  ) -> [PhoneEffect] {
    switch owner {
    case .request(let id, let app, let purpose, let isChange):
      kernel.apps[app]?.waitingHealth -= 1
      var effects = result.entry.map { [kernel.note(.health($0), app)] } ?? []
      if isChange, let entry = result.entry, entry.action != .refused, entry.count > 0 {
        effects += tellHealthChange(of: entry.types, by: app)
      }
      if case .question(let share, let read) = result.outcome {
        return effects + askForHealth(share, read, purpose, id, of: app)
      }
      return effects + answer([id], of: app, result.outcome)
    case .decision(let app, let requests):
      return (result.entry.map { [kernel.note(.health($0), app)] } ?? [])
        + answer(requests, of: app, result.outcome)
    case .systemApp(let id, let app, let bundle):
      let changed = kernel.apps.keys.sorted().first { healthClient($0).bundle == bundle }
      return (result.entry.map { [kernel.note(.health($0), changed)] } ?? [])
        + answer([id], of: app, result.outcome)
    case .settings(let bundle):
      guard let entry = result.entry else { return report(result) }
      return [kernel.note(.health(entry), kernel.apps.keys.sorted().first { healthClient($0).bundle == bundle })]
    case .phone:
      guard let entry = result.entry else { return report(result) }
      guard entry.action == .saved else { return [kernel.note(.health(entry))] }
      return entry.count > 0 ? tellHealthChange(of: entry.types, by: nil) : []
    }
  }

  /// Tells the user of a change of the phone's own that the storage has not kept.
  private func report(_ result: HealthResult) -> [PhoneEffect] {
    guard case .failure(_, let text) = result.outcome else { return [] }
    return [kernel.note(.healthFailed(text), nil)]
  }

  private mutating func askForHealth(
    _ share: [HealthType], _ read: [HealthType], _ purpose: String, _ id: ServiceRequestID,
    of app: AppID
  ) -> [PhoneEffect] {
    guard kernel.apps[app] != nil else { return [] }
    guard kernel.screens[app] == nil || (kernel.foreground == app && !kernel.isLocked) else {
      let failure = HealthOutcome.failure(
        .userCanceled, "the app is not in the foreground, so the user is not asked")
      return sendWithTurnIfJoined(.service(.result(id, failure.payload ?? "")), to: app)
    }
    // The same question is not asked twice: its answer is for all.
    for index in pendingAlerts.indices {
      if case .health(var pending) = pendingAlerts[index].purpose, pending.app == app,
        pending.share == share, pending.read == read,
        pending.requests.count < PermissionConstants.maximumWaiting
      {
        pending.requests.append(id)
        pendingAlerts[index].purpose = .health(pending)
        return []
      }
    }
    let name = kernel.name(of: app)
    let types = Set((share + read).map(\.identifier)).sorted()
    let pending = PendingHealth(app: app, requests: [id], share: share, read: read)
    return [kernel.note(.health(HealthEntry(.asked, types)), app)]
      + ask(for: app, .health(pending)) { words in
        // The titles of the two groups are reported by users.
        let switches = [(share, words[.write]), (read, words[.read])].flatMap { types, group in
          types.map {
            SystemAlert.Switch(
              title: $0.name(in: words.language), group: group, type: $0.identifier)
          }
        }
        return SystemAlert(
          title: words.text(.health, name), message: purpose,
          buttons: [words[.dontAllow], words[.allow]], cancelButton: 0, preferredButton: 1,
          app: name, switches: switches)
      }
  }

  private mutating func answer(
    _ requests: [ServiceRequestID], of app: AppID, _ outcome: HealthOutcome
  ) -> [PhoneEffect] {
    guard kernel.apps[app] != nil else { return [] }
    var effects: [PhoneEffect] = []
    for id in requests {
      let message = PhoneMessage.service(.result(id, outcome.payload ?? "{}"))
      effects += sendWithTurnIfJoined(message, to: app)
    }
    return effects
  }

  /// The greatest number of an app's requests that are not carried out yet.
  ///
  /// - Source: ours: more than an app has at once, and few enough for other apps not to wait long.
  ///   Confidence: guess.
  private static let maximumWaiting = 256

  /// The greatest number of samples that are saved at once.
  ///
  /// - Source: ours: some 200 MB. Confidence: guess.
  private static let maximumStaged = 1_000_000
}
