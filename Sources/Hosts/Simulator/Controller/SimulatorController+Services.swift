import TactusPhone
import TactusPhoneLink
import TactusThreads

// The state of the phone's services, for the pages (SimulatorPages.SV1).
extension SimulatorController {
  /// Sends the state of the services soon, once for the changes until then.
  ///
  /// - Parameter usesHealth: Whether an app has used health data, which are not touched before.
  func scheduleServices(usesHealth: Bool = false) {
    if usesHealth { services.usesHealth = true }
    guard !services.isScheduled else { return }
    services.isScheduled = true
    loop.post(after: Self.servicesMilliseconds) { [weak self] in
      self?.services.isScheduled = false
      self?.collectServices()
    }
  }

  /// The services as the pages know them.
  struct ServicesState {
    /// The state that the pages have received; `nil` before the first message.
    var shown: PageServices?
    var isScheduled = false
    /// Whether an app has used health data.
    var usesHealth = false
    /// The thread that reads health data, which may wait for a disk.
    let worker = SerialWorker()
  }

  // MARK: Internals

  private func collectServices() {
    let phone = host.state
    let now = PageServices(phone)
    guard services.usesHealth else { return show(now) }
    var names: [String: String] = [:]
    for app in phone.installedApps { names[app.identifier.text] = app.name }
    for app in phone.joined {
      let client = phone.healthClient(app)
      names[client.bundle] = client.name
    }
    let (library, loop, known) = (phone.health, loop, names)
    services.worker.post { [weak self] in
      var all = now
      all.health = PageServices.health(of: library, names: known)
      let result = all
      loop.post { [weak self] in self?.show(result) }
    }
  }

  private func show(_ new: PageServices) {
    guard new != services.shown else { return }
    services.shown = new
    broadcast(new.message)
  }

  /// Milliseconds for which changes are collected.
  ///
  /// - Source: ours: soon enough for users. Confidence: guess.
  private static let servicesMilliseconds = 100
}
