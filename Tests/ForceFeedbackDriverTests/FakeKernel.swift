import CTactusLinuxInput
import Foundation
import Synchronization
import TactusForceFeedbackDriver
import TactusPhoneTypes
import TestSupport

/// A simulated input device that answers like the kernel and records the calls.
final class FakeKernel: Sendable {
  /// A recorded call of the driver.
  struct Entry: Equatable {
    /// The virtual time, if a test advances it.
    var time: PhoneInstant
    var action: Action
  }

  enum Action: Equatable {
    case open(String)
    case close
    /// A new effect, or with `isUpdate` another version of an existing one.
    case upload(Effect, isUpdate: Bool)
    case play(Int16, times: Int32)
    case remove(Int16)
  }

  /// The compared properties of an effect.
  struct Effect: Equatable {
    var id: Int16
    var type: UInt16
    var strong: UInt16 = 0
    var weak: UInt16 = 0
    var magnitude: Int16 = 0
    var period: UInt16 = 0
    var attackLength: UInt16 = 0
    var attackLevel: UInt16 = 0
    var length: UInt16 = 0
  }

  private struct State {
    var log: [Entry] = []
    var now = PhoneInstant.boot
    var effects: Set<Int16> = []
    var failure: Int32?
    var pipe: (reading: Int32, writing: Int32)?
  }

  private let state = Mutex(State())
  /// Signals every call.
  let changes = ChangeSignal()
  private let abilities: Set<Int32>
  private let slotCount: Int

  init(_ abilities: Set<Int32> = [FF_RUMBLE, FF_PERIODIC, FF_SINE], slotCount: Int = 16) {
    self.abilities = abilities
    self.slotCount = slotCount
  }

  /// The calls so far.
  var log: [Entry] { state.withLock { $0.log } }
  /// The uploads only.
  var uploads: [(time: PhoneInstant, effect: Effect)] {
    log.compactMap { entry in
      if case .upload(let effect, _) = entry.action { (entry.time, effect) } else { nil }
    }
  }

  /// Sets the time of further entries.
  func advance(to instant: PhoneInstant) { state.withLock { $0.now = instant } }

  /// Lets every call fail with an error number from now on; `nil` ends that.
  func fail(_ code: Int32?) { state.withLock { $0.failure = code } }

  /// Hangs up the open device, like unplugging.
  func unplug() {
    state.withLock { state in
      if let pipe = state.pipe { close(pipe.writing) }
    }
    fail(ENODEV)
  }

  var calls: InputCalls {
    InputCalls(
      open: { [self] path throws(InputFailure) in
        try note(.open(path))
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        state.withLock { $0.pipe = (ends[0], ends[1]) }
        return ends[0]
      },
      close: { [self] device in
        try? note(.close)
        Foundation.close(device)
      },
      abilities: { [abilities] _ throws(InputFailure) in EffectAbilities(abilities) },
      slotCount: { [slotCount] _ throws(InputFailure) in slotCount },
      upload: { [self] _, effect throws(InputFailure) in try upload(effect) },
      remove: { [self] _, effect throws(InputFailure) in
        try note(.remove(effect))
        state.withLock { _ = $0.effects.remove(effect) }
      },
      play: { [self] _, effect, times throws(InputFailure) in
        try note(.play(effect, times: times))
      })
  }

  /// Returns a device on the simulated kernel.
  func device() throws -> ForceFeedbackDevice {
    try ForceFeedbackDevice("/dev/input/event5", name: "evdev:event5", calls: calls)
  }

  /// The device as listed by udev.
  var listed: InputDevice {
    InputDevice(
      node: "event5", path: "/dev/input/event5", title: "Timer Pad",
      abilities: EffectAbilities(abilities))
  }

  private func note(_ action: Action) throws(InputFailure) {
    let failure = state.withLock { state -> Int32? in
      if let failure = state.failure { return failure }
      state.log.append(Entry(time: state.now, action: action))
      return nil
    }
    changes.notify()
    if let failure { throw InputFailure(code: failure) }
  }

  private func upload(_ effect: ff_effect) throws(InputFailure) -> Int16 {
    let isUpdate = effect.id >= 0
    let id = isUpdate ? effect.id : state.withLock { Int16($0.effects.count) }
    if !isUpdate, Int(id) >= slotCount { throw InputFailure(code: ENOSPC) }
    state.withLock { _ = $0.effects.insert(id) }
    var kept = Effect(id: id, type: effect.type, length: effect.replay.length)
    if effect.type == UInt16(FF_RUMBLE) {
      kept.strong = effect.u.rumble.strong_magnitude
      kept.weak = effect.u.rumble.weak_magnitude
    } else {
      kept.magnitude = effect.u.periodic.magnitude
      kept.period = effect.u.periodic.period
      kept.attackLength = effect.u.periodic.envelope.attack_length
      kept.attackLevel = effect.u.periodic.envelope.attack_level
    }
    try note(.upload(kept, isUpdate: isUpdate))
    return id
  }
}
