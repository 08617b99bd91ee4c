import TactusHealthModel
import TactusPhoneLink

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Phone {
  /// Handles a request about who may use health data (Health.SY1).
  mutating func handle(
    _ request: HealthSettingsRequest, _ id: ServiceRequestID, of app: AppID
  ) -> [PhoneEffect] {
    guard kernel.installed(app)?.isSystemApp == true else {
      let failure = HealthOutcome.failure(.authorizationDenied, "only for apps of the system")
      return [kernel.note(.notPermitted("change access to health data"), app)]
        + sendWithTurnIfJoined(.service(.result(id, failure.payload ?? "")), to: app)
    }
    var bundle: String?
    if case .setAccess(let app, _) = request { bundle = app }
    return perform(.settings(request), for: .systemApp(id, of: app, bundle: bundle))
  }
}
