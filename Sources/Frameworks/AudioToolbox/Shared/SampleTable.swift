import CTactusSndfile

/// A table that decodes the bytes of μ-law or A-law.
///
/// libsndfile decodes the 256 bytes once.
struct SampleTable: Sendable, Equatable {
  /// The format of the table.
  let format: AudioFormatID

  /// Creates the table of a format; `nil` for other formats, or if libsndfile cannot be loaded.
  init?(_ format: AudioFormatID) {
    self.format = format
    guard format == kAudioFormatULaw || format == kAudioFormatALaw, !values.isEmpty else {
      return nil
    }
  }

  /// Returns the value of a byte, relative to full scale.
  func value(_ byte: UInt8) -> Double { Double(values[Int(byte)]) }

  /// Returns the byte whose value is nearest to another one.
  func nearest(_ value: Double) -> UInt8 {
    let order = format == kAudioFormatULaw ? Self.uLawOrder : Self.aLawOrder
    let value = value.isNaN ? 0 : Float(value)
    // The first value that is not below.
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if values[Int(order[middle])] < value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return order[0] }
    guard low < order.count else { return order[order.count - 1] }
    let (below, above) = (values[Int(order[low - 1])], values[Int(order[low])])
    return value - below < above - value ? order[low - 1] : order[low]
  }

  // MARK: Internals

  private var values: [Float] { format == kAudioFormatULaw ? Self.uLaw : Self.aLaw }

  private static let uLaw = decode(Int(SF_FORMAT_ULAW))
  private static let aLaw = decode(Int(SF_FORMAT_ALAW))
  private static let uLawOrder = order(uLaw)
  private static let aLawOrder = order(aLaw)

  private static func order(_ values: [Float]) -> [UInt8] {
    (0...255).map { UInt8($0) }.sorted {
      (values[Int($0)], $0) < (values[Int($1)], $1)
    }
  }

  private static func decode(_ encoding: Int) -> [Float] {
    let source = MemorySource((0...255).map { UInt8($0) })
    guard
      let file = SoundContainer(
        raw: source, format: Int32(Int(SF_FORMAT_RAW) | encoding), sampleRate: 8000)
    else { return [] }
    var values = [Float](repeating: 0, count: 256)
    return file.readFloats(&values, 256) == 256 ? values : []
  }
}
