import TactusHapticPatterns
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

extension SimulatedPhone {
  /// The haptics that were felt, in order.
  public var haptics: [FeltHaptic] {
    settleHandlers()
    return log.entries.dropFirst(forgotten).filter(\.isPlayed).map(FeltHaptic.init)
  }

  /// The haptics that were requested and not felt, each with the reason.
  public var suppressed: [(haptic: FeltHaptic, reason: SuppressionReason)] {
    settleHandlers()
    return log.entries.dropFirst(forgotten).compactMap { entry in
      entry.reason.map { (FeltHaptic(entry), $0) }
    }
  }

  /// Returns the current value of a dynamic parameter that the app has sent to its players, or has
  /// scheduled as a curve; its default otherwise.
  public func value(of parameter: DynamicParameter.ID) -> Float {
    settleHandlers()
    return log.value(of: parameter, at: device.now)
  }

  /// The number of system sounds played since the phone was booted.
  package var soundCount: Int {
    settleHandlers()
    return device.host.state.soundCount
  }

  /// Removes all entries of `haptics` and `suppressed`.
  public func forgetHaptics() {
    settleHandlers()
    forgotten = log.entries.count
  }

  /// All haptics requested since the phone was booted, with times in nanoseconds.
  public var log: HapticLog { device.host.log }

  /// Resets the haptic service, as happens on a phone occasionally: each engine must be restarted
  /// with new players, and its `resetHandler` is called.
  public func resetHaptics() {
    phone.send(.hapticsFailed)
    settleHandlers()
  }

  /// Stops all running haptic engines; their `stoppedHandler` is called with the reason.
  ///
  /// The other reasons of Core Haptics depend on the app: `engineDestroyed` when it releases an
  /// engine, `notifyWhenFinished` when a `FinishedHandler` requests it.
  public func stopHapticEngines(_ reason: EngineEvent.StopReason) {
    phone.send(.enginesStopped(reason))
    settleHandlers()
  }
}
