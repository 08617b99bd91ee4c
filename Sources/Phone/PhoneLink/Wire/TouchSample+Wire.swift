import TactusPhoneTypes

extension TouchSample {
  /// The number of bytes of a sample.
  static let wireCount = 13 + 8 + 8 * 8

  /// Appends the sample, the least significant byte of each number first.
  ///
  /// Its identifier has four bytes; phase, kind, estimated and expected properties, and whether it
  /// has an index, one each; the index four; the time eight; eight numbers follow.
  ///
  /// - Throws: `LinkError.malformed` where a number is not finite, or properties are not known.
  func append(to bytes: inout [UInt8]) throws(LinkError) {
    let numbers = [x, y, force, maximumForce, radius, radiusTolerance, altitude, azimuth]
    guard numbers.allSatisfy(\.isFinite), let phase = Phase.allCases.firstIndex(of: phase),
      let kind = Kind.allCases.firstIndex(of: kind), Properties.all.isSuperset(of: estimated),
      Properties.all.isSuperset(of: expecting), time.nanoseconds >= 0
    else { throw .malformed }
    Self.append(id.number, to: &bytes)
    bytes += [UInt8(phase), UInt8(kind), UInt8(estimated.rawValue), UInt8(expecting.rawValue)]
    bytes.append(updateIndex == nil ? 0 : 1)
    Self.append(updateIndex ?? 0, to: &bytes)
    Self.append(time.nanoseconds, to: &bytes)
    for number in numbers { Self.append(number.bitPattern, to: &bytes) }
  }

  /// Decodes a sample from `wireCount` bytes.
  ///
  /// Unknown properties are rejected, since the values that they mark as estimates would pass for
  /// exact.
  init(_ bytes: ArraySlice<UInt8>) throws(LinkError) {
    var reader = Reader(bytes: bytes)
    let id: UInt32 = reader.integer()
    let (phase, kind): (UInt8, UInt8) = (reader.integer(), reader.integer())
    let (estimated, expecting): (UInt8, UInt8) = (reader.integer(), reader.integer())
    let (hasIndex, index): (UInt8, UInt32) = (reader.integer(), reader.integer())
    let time: Int64 = reader.integer()
    let numbers = (0..<8).map { _ in Double(bitPattern: reader.integer()) }
    let properties = [estimated, expecting].map { Properties(rawValue: Int($0)) }
    guard Int(phase) < Phase.allCases.count, Int(kind) < Kind.allCases.count, hasIndex < 2,
      hasIndex == 1 || index == 0, time >= 0, numbers.allSatisfy(\.isFinite),
      properties.allSatisfy(Properties.all.isSuperset)
    else { throw .malformed }
    self.init(
      id: TouchID(id), phase: Phase.allCases[Int(phase)], kind: Kind.allCases[Int(kind)],
      time: PhoneInstant(nanoseconds: time), x: numbers[0], y: numbers[1], force: numbers[2],
      maximumForce: numbers[3], radius: numbers[4], radiusTolerance: numbers[5],
      altitude: numbers[6], azimuth: numbers[7], estimated: properties[0],
      expecting: properties[1], updateIndex: hasIndex == 1 ? index : nil)
  }

  // MARK: Internals

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// A reader of integers in bytes that suffice for them.
  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func integer<Number: FixedWidthInteger>() -> Number {
      let count = Number.bitWidth / 8
      defer { bytes = bytes.dropFirst(count) }
      return bytes.prefix(count).reversed().reduce(0) {
        $0 << 8 | Number(truncatingIfNeeded: $1)
      }
    }
  }
}

extension [TouchSample] {
  /// The samples as bytes.
  ///
  /// - Throws: `LinkError.malformed` where a sample cannot be sent, or there are too many.
  func wireBytes() throws(LinkError) -> [UInt8] {
    guard count <= LinkLimits.touchSamples else { throw .malformed }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * TouchSample.wireCount)
    for sample in self { try sample.append(to: &bytes) }
    return bytes
  }

  /// Decodes samples.
  init(wire bytes: [UInt8]) throws(LinkError) {
    let size = TouchSample.wireCount
    guard bytes.count.isMultiple(of: size), bytes.count <= LinkLimits.touchSamples * size else {
      throw .malformed
    }
    self = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      append(try TouchSample(bytes[start..<start + size]))
    }
  }
}
