import CTactusLinuxInput

/// The force-feedback effects that an input device supports.
package struct EffectAbilities: Sendable, Equatable {
  /// The number of bytes of the kernel's bit set of effects.
  package static let byteCount = Int(FF_CNT) / 8

  private var codes: Set<Int>

  /// Creates a set from the kernel's bits, lowest first.
  package init(bits: [UInt8]) {
    codes = []
    for code in 0..<bits.count * 8 where bits[code / 8] >> (code % 8) & 1 == 1 {
      codes.insert(code)
    }
  }

  /// Parses the form of sysfs: hexadecimal words of the machine's width, highest first.
  package init?(sysfs text: String) {
    var codes: Set<Int> = []
    for (index, word) in text.split(whereSeparator: \.isWhitespace).reversed().enumerated() {
      guard let number = UInt(word, radix: 16) else { return nil }
      for bit in 0..<UInt.bitWidth where number & 1 << UInt(bit) != 0 {
        codes.insert(index * UInt.bitWidth + bit)
      }
    }
    self.codes = codes
  }

  /// Creates a set from the kernel's codes.
  package init(_ codes: Set<Int32>) { self.codes = Set(codes.map(Int.init)) }

  /// Whether the device has no effects.
  package var isEmpty: Bool { codes.isEmpty }

  /// The method by which haptics are played; `nil` if the device only supports directional forces.
  package var method: EffectMethod? {
    if has(FF_RUMBLE) { return .rumble }
    guard has(FF_PERIODIC) else { return nil }
    // A sine has no overtones; the others approximate it.
    for waveform in [FF_SINE, FF_TRIANGLE, FF_SQUARE] where has(waveform) {
      return .periodic(waveform: UInt16(waveform))
    }
    return nil
  }

  /// The names of the effects, for lists.
  package var words: [String] {
    [
      (FF_RUMBLE, "rumble"), (FF_PERIODIC, "periodic"), (FF_CONSTANT, "constant force"),
      (FF_GAIN, "gain"),
    ].filter { has($0.0) }.map(\.1)
  }

  private func has(_ code: Int32) -> Bool { codes.contains(Int(code)) }
}
