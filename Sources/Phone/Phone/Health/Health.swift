import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone that keeps health data for apps, as far as the user permits.
///
/// `Documentation/Behaviour/Health.md` has the steps that comments name.
struct Health: PhonePart {
  static let name = "health"
  static let hasDeadlines = true
  static let services: [ServiceName] = [.health, .healthSettings]

  /// The health data, which copies of this value share.
  let library: HealthLibrary
  /// The tasks that are not done, by their numbers.
  var tasks: [Int: HealthTaskOwner] = [:]
  /// The number of the last task.
  var lastTask = 0
  /// The apps' use of the service.
  var apps: [AppID: AppHealth] = [:]
  /// The questions that the user has not answered, by their numbers.
  var pending: [Int: PendingHealth] = [:]
  var lastQuestion = 0

  /// Creates the part with the stored data.
  init(_ library: HealthLibrary) { self.library = library }

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .input(.tick): return deliver(kernel)
    case .input(.health(let task)): return perform(task, for: .phone, kernel)
    case .input(.healthDone(let number, let result)):
      return tasks.removeValue(forKey: number).map { finish($0, result, kernel) } ?? []
    case .input(.healthChanged(let types)): return tellChange(of: types, by: nil, kernel)
    case .service(let request, let app): return handle(request, of: app, kernel)
    case .answered(let key, let button, let alert) where key.part == Self.name:
      guard let question = pending.removeValue(forKey: key.number) else { return [] }
      return finish(question, alert, button, kernel)
    // The access of deleted apps is removed (Health.PE8).
    case .installed(let bundles):
      return bundles.sorted().flatMap { bundle in
        perform(
          .setAccess(nil, of: bundle.text, HealthEntry(.changed, [])),
          for: .settings(bundle: bundle.text), kernel)
      }
    case .forgotten(let app):
      apps[app] = nil
      pending = pending.filter { $0.value.app != app }
      return []
    default: return []
    }
  }

  func nextDeadline(in kernel: PhoneKernel) -> PhoneInstant? {
    apps.compactMap { kernel.isSuspended($0.key) ? $0.value.delivery.due : nil }.min()
  }

  /// Returns an app as the service knows it (Health.PE7).
  func client(_ app: AppID, _ kernel: PhoneKernel) -> HealthClient {
    HealthClient(
      bundle: kernel.serviceBundle(of: app).text, name: kernel.name(of: app),
      isSystemApp: kernel.isSystemApp(app))
  }

  // MARK: Tasks

  /// Carries out a task: at once in memory, else by the host (Health.DB6).
  mutating func perform(
    _ task: HealthTask, for owner: HealthTaskOwner, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard !library.isInMemory else { return finish(owner, library.perform(task), kernel) }
    lastTask += 1
    tasks[lastTask] = owner
    return [.effect(.health(lastTask, task))]
  }

  /// Delivers the result of a task to those who wait for it, and to the log.
  private mutating func finish(
    _ owner: HealthTaskOwner, _ result: HealthResult, _ kernel: PhoneKernel
  ) -> [PartAction] {
    func app(_ bundle: String?) -> AppID? {
      kernel.apps.keys.sorted().first { client($0, kernel).bundle == bundle }
    }
    func note(_ app: AppID?) -> [PartAction] {
      result.entry.map { [.note(.health($0), app)] } ?? []
    }
    switch owner {
    case .request(let id, let app, let purpose, let isChange):
      apps[app]?.waiting -= 1
      var actions = note(app)
      if isChange, let entry = result.entry, entry.action != .refused, entry.count > 0 {
        actions += tellChange(of: entry.types, by: app, kernel)
      }
      if case .question(let share, let read) = result.outcome {
        return actions + ask(share, read, purpose, id, of: app, kernel)
      }
      return actions + answer([id], of: app, result.outcome, kernel)
    case .decision(let app, let requests):
      return note(app) + answer(requests, of: app, result.outcome, kernel)
    case .systemApp(let id, let app, let bundle):
      let changed = kernel.apps.keys.sorted().first { client($0, kernel).bundle == bundle }
      return note(changed) + answer([id], of: app, result.outcome, kernel)
    case .settings(let bundle):
      return result.entry == nil ? report(result) : note(app(bundle))
    case .phone:
      guard let entry = result.entry else { return report(result) }
      guard entry.action == .saved else { return note(nil) }
      return entry.count > 0 ? tellChange(of: entry.types, by: nil, kernel) : []
    }
  }

  /// Notifies the user of a change of the phone's own that the storage has not kept.
  private func report(_ result: HealthResult) -> [PartAction] {
    guard case .failure(_, let text) = result.outcome else { return [] }
    return [.note(.healthFailed(text))]
  }

  // MARK: Internals

  /// Answers requests with an outcome.
  func answer(
    _ requests: [ServiceRequestID], of app: AppID, _ outcome: HealthOutcome, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard kernel.apps[app] != nil else { return [] }
    return requests.map { .send(.service(.result($0, outcome.payload ?? "{}")), to: app) }
  }
}
