import TactusHealthModel
import TactusPhoneLink

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Phone {
  /// Handles a request about who may use health data (Health.SY1).
  mutating func handle(
    _ request: HealthSettingsRequest, _ id: ServiceRequestID, of app: AppID
  ) -> [PhoneEffect] {
    guard installed(app)?.isSystemApp == true else {
      let failure = HealthOutcome.failure(.authorizationDenied, "only for apps of the system")
      return [note(.notPermitted("change access to health data"), app)]
        + sendWithTurnIfJoined(.service(.result(id, failure.payload ?? "")), to: app)
    }
    var effects: [PhoneEffect] = []
    switch request {
    case .overview: break
    case .setAccess(let bundle, let access): effects += setHealthAccess(access, of: bundle)
    case .setOrder(let bundles):
      do throws(HealthStorageError) { try health.setSourceOrder(bundles) } catch {
        let failure = HealthOutcome.failure(.databaseInaccessible, error.message)
        return sendWithTurnIfJoined(.service(.result(id, failure.payload ?? "")), to: app)
      }
    }
    let payload: String
    do throws(HealthStorageError) { payload = try health.overview().json } catch {
      payload = HealthOutcome.failure(.databaseInaccessible, error.message).payload ?? ""
    }
    return effects + sendWithTurnIfJoined(.service(.result(id, payload)), to: app)
  }
}
