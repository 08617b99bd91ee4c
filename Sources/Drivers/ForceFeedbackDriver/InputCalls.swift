import CTactusLinuxInput
import Glibc

/// The system calls of this driver on input devices; a test supplies its own.
///
/// Each throws the kernel's error number. All may be called on any thread.
package struct InputCalls: Sendable {
  /// Opens a device by its path.
  package var open: @Sendable (_ path: String) throws(InputFailure) -> Int32
  /// Closes a device; the kernel stops and removes its effects.
  package var close: @Sendable (_ device: Int32) -> Void
  /// Returns the effects that a device supports.
  package var abilities: @Sendable (_ device: Int32) throws(InputFailure) -> EffectAbilities
  /// Returns the maximum number of effects on a device.
  package var slotCount: @Sendable (_ device: Int32) throws(InputFailure) -> Int
  /// Uploads a new effect, or a new version of one; returns its identifier.
  package var upload: @Sendable (_ device: Int32, _ effect: ff_effect) throws(InputFailure) -> Int16
  /// Removes an effect.
  package var remove: @Sendable (_ device: Int32, _ effect: Int16) throws(InputFailure) -> Void
  /// Plays an effect a number of times; 0 stops it.
  package var play:
    @Sendable (_ device: Int32, _ effect: Int16, _ times: Int32) throws(InputFailure) -> Void

  /// Creates a table of calls.
  package init(
    open: @escaping @Sendable (String) throws(InputFailure) -> Int32,
    close: @escaping @Sendable (Int32) -> Void,
    abilities: @escaping @Sendable (Int32) throws(InputFailure) -> EffectAbilities,
    slotCount: @escaping @Sendable (Int32) throws(InputFailure) -> Int,
    upload: @escaping @Sendable (Int32, ff_effect) throws(InputFailure) -> Int16,
    remove: @escaping @Sendable (Int32, Int16) throws(InputFailure) -> Void,
    play: @escaping @Sendable (Int32, Int16, Int32) throws(InputFailure) -> Void
  ) {
    self.open = open
    self.close = close
    self.abilities = abilities
    self.slotCount = slotCount
    self.upload = upload
    self.remove = remove
    self.play = play
  }

  /// The calls of the kernel.
  package static let kernel = InputCalls(
    open: { path throws(InputFailure) in try checked { input_open(path) } },
    close: { device in _ = Glibc.close(device) },
    abilities: { device throws(InputFailure) in
      var bits = [UInt8](repeating: 0, count: EffectAbilities.byteCount)
      _ = try checked { input_effect_bits(device, &bits, Int32(bits.count)) }
      return EffectAbilities(bits: bits)
    },
    slotCount: { device throws(InputFailure) in
      var count: Int32 = 0
      _ = try checked { input_effect_slots(device, &count) }
      return Int(count)
    },
    upload: { device, effect throws(InputFailure) in
      var effect = effect
      _ = try checked { input_upload(device, &effect) }
      return effect.id
    },
    remove: { device, effect throws(InputFailure) in
      _ = try checked { input_remove(device, Int32(effect)) }
    },
    play: { device, effect, times throws(InputFailure) in
      var event = input_event()
      event.type = UInt16(EV_FF)
      event.code = UInt16(bitPattern: effect)
      event.value = times
      _ = try checked { Int32(write(device, &event, MemoryLayout<input_event>.size)) }
    })

  /// Repeats a call until it is not interrupted, and throws its error.
  private static func checked(_ call: () -> Int32) throws(InputFailure) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw InputFailure(code: code) }
    }
  }
}
