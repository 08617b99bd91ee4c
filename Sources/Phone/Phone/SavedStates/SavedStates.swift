import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone that keeps the states and the defaults of apps for their next launch.
///
/// `Documentation/Behaviour/Restoration.md` and `Settings.md` have the steps that comments name.
struct SavedStates: PhonePart {
  static let name = "saved states"

  /// The states that installed apps keep for their next launch, as property lists.
  private(set) var restoration: [BundleIdentifier: String] = [:]
  /// The defaults of apps that their pages of settings show, as property lists.
  private(set) var defaults: [BundleIdentifier: String] = [:]

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .input(.restorationStates(let states)): restoration = states
    case .input(.appDefaults(let all)): defaults = all
    case .message(.request(.restorationState(let text)), let app):
      return setRestoration(text, of: app, kernel)
    case .message(.request(.defaults(let text, let bundle)), let app):
      return setDefaults(text, of: bundle, by: app, kernel)
    case .joins(let app):
      guard let bundle = kernel.identity(of: app)?.bundle else { return [] }
      // An app that joins receives what was kept (Restoration.SR2, Settings.SB5).
      return [
        restoration[bundle].map(PhoneMessage.restorationState),
        defaults[bundle].map(PhoneMessage.defaults),
      ].compactMap(\.self).map { .effect(.send($0, to: app)) }
    case .ends(let app): return forgetRestoration(ofFailedLaunch: app, kernel)
    case .installed:
      restoration = restoration.filter { kernel.installedApp($0.key) != nil }
      defaults = defaults.filter { kernel.installedApp($0.key) != nil }
    default: break
    }
    return []
  }

  // MARK: Restoration

  /// Keeps the state of an installed app for its next launch (Restoration.SR1).
  private mutating func setRestoration(
    _ text: String, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard let bundle = kernel.installed(app)?.identifier else { return [] }
    let state = text.isEmpty ? nil : text
    guard restoration[bundle] != state else { return [] }
    restoration[bundle] = state
    return [.effect(.setRestorationState(state, of: bundle))]
  }

  /// Removes the state of an app that ends before it has finished its launch: it may be the cause
  /// (Restoration.SR4).
  private mutating func forgetRestoration(
    ofFailedLaunch app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard let screen = kernel.screens[app], !screen.hasAnswered,
      let bundle = kernel.identity(of: app)?.bundle, restoration[bundle] != nil
    else { return [] }
    restoration[bundle] = nil
    return [.effect(.setRestorationState(nil, of: bundle))]
  }

  // MARK: Defaults

  /// Sets the defaults of an app: its own report, or a change by the Settings app (Settings.SB4).
  private mutating func setDefaults(
    _ text: String, of target: BundleIdentifier?, by app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let own = kernel.installed(app)
    guard let target, target != own?.identifier else {
      return own.map { store(text, of: $0.identifier) } ?? []
    }
    guard own?.isSystemApp == true else {
      return [.note(.notPermitted("change settings of other apps"), app)]
    }
    guard kernel.installedApp(target) != nil else { return [.note(.input(.unusedInput), app)] }
    // A running app receives the change at once (Settings.SB5).
    let running = kernel.runningApp(target).map { PartAction.sendIfJoined(.defaults(text), to: $0) }
    return store(text, of: target) + [running].compactMap(\.self)
  }

  private mutating func store(_ text: String, of bundle: BundleIdentifier) -> [PartAction] {
    guard defaults[bundle] != text else { return [] }
    defaults[bundle] = text
    return [.effect(.setAppDefaults(text, of: bundle)), .sendInstalledApps]
  }
}
