import TactusPhoneLink
import TactusPhoneTypes

// The next and the previous app by four fingers.
extension Phone {
  /// Brings the app that was used before the one in front to the front, or the one after it
  /// (VoiceOver.VG11).
  mutating func switchApp(_ order: AccessibilityAction.Order) -> [PhoneEffect] {
    guard !kernel.isLocked, switcher == nil, !kernel.isOverlayShown, launching == nil else {
      return give(.boundary)
    }
    let front = kernel.foreground.flatMap {
      kernel.isOrdinaryApp($0) ? kernel.identity(of: $0)?.bundle : nil
    }
    var switching = voiceOver?.switching ?? AppSwitching(apps: [], place: -1)
    let isSame =
      switching.apps.indices.contains(switching.place)
      && switching.apps[switching.place] == front
    if !isSame || Set(switching.apps) != Set(recentApps) {
      // Another app was opened otherwise: the order is that of the use again.
      switching.apps = recentApps
      switching.place = front.flatMap { recentApps.firstIndex(of: $0) } ?? -1
    }
    switching.place += order == .previous ? 1 : -1
    guard switching.apps.indices.contains(switching.place) else { return give(.boundary) }
    voiceOver?.switching = switching
    return launch(switching.apps[switching.place], .icon)
  }
}
