import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the app as the service of health data knows it (Health.PE7).
  public func healthClient(_ app: AppID) -> HealthClient {
    let name = name(of: app)
    let bundle = identity(of: app)?.bundle ?? BundleIdentifier(prefix: "app", name: name)
    return HealthClient(
      bundle: bundle.text, name: name, isSystemApp: installed(app)?.isSystemApp == true)
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
      let staged = apps[app]?.stagedHealth.count ?? 0
      guard staged + samples.count <= Self.maximumStaged else {
        apps[app]?.stagedHealth = []
        let failure = HealthOutcome.failure(
          .invalidArgument, "more than \(Self.maximumStaged) samples are saved at once")
        return sendWithTurnIfJoined(.service(.result(id, failure.payload ?? "")), to: app)
      }
      apps[app]?.stagedHealth += samples
    case .save(let samples):
      request = .save((apps[app]?.stagedHealth ?? []) + samples)
      apps[app]?.stagedHealth = []
    default: break
    }
    let (outcome, entry) = health.handle(
      request, by: client, isProtected: !isProtectedDataAvailable)
    var effects = entry.map { [note(.health($0), app)] } ?? []
    switch request {
    case .observe(let types): apps[app]?.observedHealth = Set(types)
    case .save, .delete, .deleteAll:
      if let entry, entry.action != .refused, entry.count > 0 {
        effects += tellHealthChange(of: entry.types, by: app)
      }
    default: break
    }
    switch outcome {
    case .question(let share, let read):
      return effects + askForHealth(share, read, request, id, of: app)
    case .answer(let payload):
      return effects + sendWithTurnIfJoined(.service(.result(id, payload)), to: app)
    case .failure:
      let payload = outcome.payload ?? ""
      return effects + sendWithTurnIfJoined(.service(.result(id, payload)), to: app)
    }
  }

  /// Handles the answer of the sheet; `nil` if it was closed (Health.PE3).
  mutating func finish(
    _ pending: PendingHealth, _ alert: SystemAlert, _ button: Int?
  ) -> [PhoneEffect] {
    guard apps[pending.app] != nil else { return [] }
    let client = healthClient(pending.app)
    var access = health.access(of: client.bundle)
    guard let button else {
      return [note(.health(HealthEntry(.closed, [])), pending.app)]
        + answer(pending, .failure(.userCanceled, "The user has canceled"))
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
    do throws(HealthStorageError) {
      try health.setAccess(access, of: client.bundle)
    } catch {
      return answer(pending, .failure(.databaseInaccessible, error.message))
    }
    return [note(.health(entry), pending.app)]
      + answer(pending, .answer(access.toldToApp.json))
  }

  /// Tells the apps that observe types of their change (Health.QU6).
  ///
  /// - Parameters:
  ///   - types: The identifiers of the types.
  ///   - author: The app that has changed them; `nil` for the phone.
  /// - Returns: The effects.
  mutating func tellHealthChange(of types: [String], by author: AppID?) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in apps.keys.sorted() {
      let observed = apps[app]?.observedHealth ?? []
      let access = health.access(of: healthClient(app).bundle)
      // Health.PE4: an app that may not read does not notice what others save.
      let news = types.filter {
        observed.contains($0)
          && (access.read[$0] == true || app == author || installed(app)?.isSystemApp == true)
      }
      guard !news.isEmpty else { continue }
      let list = news.map { #""\#($0)""# }.joined(separator: ",")
      let event = ServiceAnswer.event(
        .health, version: HealthRequest.version, #"{"changed":[\#(list)]}"#)
      effects += sendWithTurnIfJoined(.service(event), to: app)
    }
    return effects
  }

  /// Changes what an app may do with health data, as Settings does (Health.PE8).
  mutating func setHealthAccess(_ access: HealthAccess?, of bundle: String) -> [PhoneEffect] {
    guard (try? health.setAccess(access, of: bundle)) != nil else { return [] }
    let app = apps.keys.sorted().first { healthClient($0).bundle == bundle }
    return [note(.health(HealthEntry(.changed, [])), app)]
  }

  // MARK: Internals

  private mutating func askForHealth(
    _ share: [HealthType], _ read: [HealthType], _ request: HealthRequest, _ id: ServiceRequestID,
    of app: AppID
  ) -> [PhoneEffect] {
    guard screens[app] == nil || (foreground == app && !isLocked) else {
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
    var purpose = ""
    if case .authorize(_, _, let text) = request { purpose = text }
    let switches =
      share.map { SystemAlert.Switch(title: $0.name, group: Self.shareGroup) }
      + read.map { SystemAlert.Switch(title: $0.name, group: Self.readGroup) }
    let alert = SystemAlert(
      title: "“\(name(of: app))” would like to access and update your Health data.",
      message: purpose, buttons: ["Don’t Allow", "Allow"], cancelButton: 0, preferredButton: 1,
      switches: switches)
    let types = Set((share + read).map(\.identifier)).sorted()
    let pending = PendingHealth(app: app, requests: [id], share: share, read: read)
    return [note(.health(HealthEntry(.asked, types)), app)] + ask(alert, for: app, .health(pending))
  }

  private mutating func answer(
    _ pending: PendingHealth, _ outcome: HealthOutcome
  ) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for id in pending.requests {
      let message = PhoneMessage.service(.result(id, outcome.payload ?? "{}"))
      effects += sendWithTurnIfJoined(message, to: pending.app)
    }
    return effects
  }

  /// The greatest number of samples that are saved at once.
  ///
  /// - Source: ours: some 200 MB. Confidence: guess.
  private static let maximumStaged = 1_000_000

  /// The titles of the two groups of switches.
  ///
  /// - Source: reports of users. Confidence: reported.
  private static let (shareGroup, readGroup) = ("Write", "Read")
}
