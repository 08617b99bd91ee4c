import TactusHealthModel
import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Health.md` has the steps that comments name.
extension Health {
  /// Notifies the apps that observe types of their change (Health.QU6).
  ///
  /// - Parameters:
  ///   - types: The identifiers of the types.
  ///   - author: The app that has changed them; `nil` for the phone.
  ///   - kernel: The kernel.
  /// - Returns: The actions.
  mutating func tellChange(
    of types: [String], by author: AppID?, _ kernel: PhoneKernel
  ) -> [PartAction] {
    var actions: [PartAction] = []
    for app in apps.keys.sorted() where kernel.apps[app] != nil {
      let observed = apps[app]?.observed ?? []
      let access = library.access(of: client(app, kernel).bundle)
      // An app that may not read does not notice what others save (Health.PE4).
      let news = types.filter {
        observed.contains($0)
          && (access.read[$0] == true || app == author || kernel.isSystemApp(app))
      }
      guard !news.isEmpty else { continue }
      let list = news.map { #""\#($0)""# }.joined(separator: ",")
      let event = ServiceAnswer.event(
        .health, version: HealthRequest.version, #"{"changed":[\#(list)]}"#)
      actions.append(.send(.service(event), to: app))
      if kernel.isSuspended(app) { apps[app]?.delivery.add(news) }
    }
    return actions + deliver(kernel)
  }

  /// Wakes the suspended apps for which a change is due (Health.BD1).
  mutating func deliver(_ kernel: PhoneKernel) -> [PartAction] {
    var actions: [PartAction] = []
    for app in kernel.joined {
      guard let due = apps[app]?.delivery.due else { continue }
      guard kernel.isSuspended(app) else {
        apps[app]?.delivery.forgetChanges()
        continue
      }
      guard due <= kernel.now else { continue }
      apps[app]?.delivery.take(at: kernel.now)
      actions.append(.wake(app))
    }
    return actions
  }
}
