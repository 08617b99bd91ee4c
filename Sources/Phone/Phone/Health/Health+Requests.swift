import TactusHealthModel
import TactusPhoneLink

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Health {
  /// Handles an app's request to one of the two services.
  mutating func handle(
    _ request: ServiceRequest, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    do throws(ServiceFailure) {
      guard request.service == ServiceName.health.rawValue else {
        return change(
          try request.content(HealthSettingsRequest.version, HealthSettingsRequest.init(payload:)),
          request.id, by: app, kernel)
      }
      return handle(
        try request.content(HealthRequest.version, HealthRequest.init(payload:)), request.id,
        of: app, kernel)
    } catch {
      return [error.answer(to: request, app)]
    }
  }

  // MARK: Internals

  private mutating func handle(
    _ request: HealthRequest, _ id: ServiceRequestID, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    var (request, state) = (request, apps[app] ?? AppHealth())
    switch request {
    case .stage(let samples):
      guard state.staged.count + samples.count <= Self.maximumStaged else {
        state.staged = []
        apps[app] = state
        let failure = HealthOutcome.failure(
          .invalidArgument, "more than \(Self.maximumStaged) samples are saved at once")
        return [.send(.service(.result(id, failure.payload ?? "")), to: app)]
      }
      state.staged += samples
    case .save(let samples):
      request = .save(state.staged + samples)
      state.staged = []
    case .observe(let types): state.observed = Set(types)
    case .deliver(let type, let frequency): state.delivery.set(type, frequency)
    default: break
    }
    // Too many unanswered requests are refused (Services.SV2).
    let isBusy = state.waiting >= Self.maximumWaiting
    if !isBusy { state.waiting += 1 }
    apps[app] = state
    guard !isBusy else { return [.send(.service(.failure(id, .busy)), to: app)] }
    let (purpose, isChange): (String, Bool) =
      switch request {
      case .authorize(_, _, let text): (text, false)
      case .save, .delete, .deleteAll: ("", true)
      default: ("", false)
      }
    let task = HealthTask.request(
      request, by: client(app, kernel), isProtected: !kernel.isProtectedDataAvailable)
    return perform(
      task, for: .request(id, of: app, purpose: purpose, isChange: isChange), kernel)
  }

  /// Handles a request about the access of apps to health data (Health.SY1).
  private mutating func change(
    _ request: HealthSettingsRequest, _ id: ServiceRequestID, by app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard kernel.isSystemApp(app) else {
      let failure = HealthOutcome.failure(.authorizationDenied, "only for apps of the system")
      return [
        .note(.notPermitted("change access to health data"), app),
        .send(.service(.result(id, failure.payload ?? "")), to: app),
      ]
    }
    var bundle: String?
    if case .setAccess(let app, _) = request { bundle = app }
    return perform(.settings(request), for: .systemApp(id, of: app, bundle: bundle), kernel)
  }

  /// The maximum number of an app's requests that are not carried out yet.
  ///
  /// - Source: ours: more than an app has at once, and few enough for other apps not to wait long.
  ///   Confidence: guess.
  private static let maximumWaiting = 256

  /// The maximum number of samples that are saved at once.
  ///
  /// - Source: ours: some 200 MB. Confidence: guess.
  private static let maximumStaged = 1_000_000
}
