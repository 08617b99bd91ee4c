import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Phone {
  /// The next instant at which a suspended app is woken for a change of health data.
  var nextHealthDelivery: PhoneInstant? {
    joined.filter(isSuspended).compactMap { apps[$0]?.healthDelivery.due }.min()
  }

  /// Wakes the suspended apps for which a change is due (Health.BD1).
  mutating func deliverHealth() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in joined where apps[app]?.healthDelivery.due != nil {
      guard isSuspended(app) else {
        apps[app]?.healthDelivery.forgetChanges()
        continue
      }
      guard let due = apps[app]?.healthDelivery.due, due <= now else { continue }
      apps[app]?.healthDelivery.take(at: now)
      effects += resumeInBackground(app)
    }
    return effects
  }
}
