import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Restoration.md` has the steps that comments name.
extension Phone {
  /// The states that installed apps keep for their next launch.
  public var storedRestorationStates: [BundleIdentifier: String] { restorationStates }

  /// Keeps the state of an installed app for its next launch (Restoration.SR1).
  mutating func setRestorationState(_ text: String, of app: AppID) -> [PhoneEffect] {
    guard let bundle = kernel.installed(app)?.identifier else { return [] }
    let state = text.isEmpty ? nil : text
    guard restorationStates[bundle] != state else { return [] }
    restorationStates[bundle] = state
    return [.setRestorationState(state, of: bundle)]
  }

  /// Removes the state of an app that ends before it has finished its launch: it may be the cause
  /// (Restoration.SR4).
  mutating func forgetRestorationStateOfFailedLaunch(_ app: AppID) -> [PhoneEffect] {
    guard let screen = kernel.screens[app], !screen.hasAnswered,
      let bundle = kernel.identity(of: app)?.bundle, restorationStates[bundle] != nil
    else { return [] }
    restorationStates[bundle] = nil
    return [.setRestorationState(nil, of: bundle)]
  }

  /// Removes the states of apps that are not installed any more.
  mutating func forgetRestorationStates() {
    restorationStates = restorationStates.filter { kernel.installedApp($0.key) != nil }
  }
}
