import TactusPhoneLink
import TactusPhoneTypes

extension Phone {
  /// Carries out the actions of a part, each before the next.
  mutating func carryOut(_ actions: [PartAction]) -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for action in actions { effects += carryOut(action) }
    return effects
  }

  private mutating func carryOut(_ action: PartAction) -> [PhoneEffect] {
    switch action {
    case .effect(let effect): return [effect]
    case .note(let event, let app): return [kernel.note(event, app)]
    case .send(let message, let app): return sendWithTurnIfJoined(message, to: app)
    case .sendIfJoined(let message, let app): return sendWithTurn(app, message)
    case .post(.answered(let key, let button, let alert)) where key.part == Self.questionerName:
      return answered(key.number, button, alert)
    case .post(let event): return deliver(event)
    case .end(let app, let reason): return end(app, reason)
    case .kill(let app, let reason): return kill(app, reason)
    case .wake(let app): return resumeInBackground(app)
    case .launch(let bundle, let reason, let link):
      let effects = launch(bundle, reason)
      backLink = link
      return effects
    case .act(let button, let isDown): return act(on: button, isDown: isDown)
    case .apply(let settings): return apply(settings)
    case .sendInstalledApps: return sendInstalledApps()
    case .launchOverlay: return launchOverlay()
    case .showOverlay(let overlay): return showOverlay(overlay)
    case .hideOverlay: return hideOverlay()
    case .updateLockScreen: return updateLockScreen()
    case .updateGates: return allGates
    case .showPrintCenter: return showPrintCenter()
    case .setPastePermission(let permission, let bundle):
      let before = systemSettings
      kernel.settings.pastePermissions[bundle] = permission
      return sendSystemSettings(since: before) + [.settingsChanged]
    default:
      kernel.carryOut(action)
      return []
    }
  }
}

extension PhoneKernel {
  /// Carries out an action that changes nothing but the kernel.
  fileprivate mutating func carryOut(_ action: PartAction) {
    switch action {
    case .used: lastUse = now
    case .pause(let app): screens[app]?.isWaiting = true
    case .unpause(let app):
      screens[app]?.isWaiting = false
      // The time of the wait does not count (Turns.TU13).
      if screens[app]?.turn != nil { screens[app]?.turnResumed = now }
      if screens[app]?.phaseSince != nil { screens[app]?.phaseSince = now }
    case .allowSound(let app): apps[app]?.mayResume = true
    case .setPermission(let record, let resource, let app, let isTemporary):
      setPermission(record, resource, of: app, isTemporary: isTemporary)
    case .removeTemporaryPermissions(let app): apps[app]?.temporaryPermissions = [:]
    case .removePermissions(let app): apps[app]?.permissions = [:]
    case .setSensors(let sensors, let app): apps[app]?.sensors = sensors
    default: break
    }
  }
}
