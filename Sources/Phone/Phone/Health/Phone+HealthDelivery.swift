import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Phone {
  /// The next instant at which a suspended app is woken for a change of health data.
  var nextHealthDelivery: PhoneInstant? {
    kernel.joined.filter(kernel.isSuspended).compactMap { kernel.apps[$0]?.healthDelivery.due }.min()
  }

  /// Wakes the suspended apps for which a change is due (Health.BD1).
  mutating func deliverHealth() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in kernel.joined where kernel.apps[app]?.healthDelivery.due != nil {
      guard kernel.isSuspended(app) else {
        kernel.apps[app]?.healthDelivery.forgetChanges()
        continue
      }
      guard let due = kernel.apps[app]?.healthDelivery.due, due <= kernel.now else { continue }
      kernel.apps[app]?.healthDelivery.take(at: kernel.now)
      effects += resumeInBackground(app)
    }
    return effects
  }
}
