import AVFAudio
import Foundation
import TactusCrashReports

/// An input or output bus of a unit.
///
/// Step AudioUnits.UN2
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class AUAudioUnitBus: NSObject, @unchecked Sendable {
  // As on an iPhone, the host sets up a bus while nothing renders.

  /// Creates a bus of a format.
  ///
  /// - Throws: `kAudioUnitErr_FormatNotSupported` for a format other than linear PCM.
  public init(format: AVAudioFormat) throws {
    guard format.commonFormat != .otherFormat else {
      throw UnitError.make(kAudioUnitErr_FormatNotSupported)
    }
    self.format = format
    super.init()
  }

  // MARK: Format

  /// The format.
  open private(set) var format: AVAudioFormat

  /// Sets the format, unless the unit rejects it.
  ///
  /// - Throws: `kAudioUnitErr_Initialized` while the resources of the unit are allocated, or
  ///   `kAudioUnitErr_FormatNotSupported`.
  open func setFormat(_ format: AVAudioFormat) throws {
    if let unit = owner {
      guard !unit.renderResourcesAllocated else { throw UnitError.make(kAudioUnitErr_Initialized) }
      guard unit.shouldChange(to: format, for: self) else {
        throw UnitError.make(kAudioUnitErr_FormatNotSupported)
      }
    } else if !supports(format) {
      throw UnitError.make(kAudioUnitErr_FormatNotSupported)
    }
    willChangeValue(forKey: "format")
    self.format = format
    didChangeValue(forKey: "format")
  }

  /// The tags of the supported channel layouts; `nil` for any.
  open var supportedChannelLayoutTags: [NSNumber]? { nil }

  /// The supported numbers of channels; `nil` for any.
  open var supportedChannelCounts: [NSNumber]?

  /// The maximum number of channels; `UInt32.max` by default.
  open var maximumChannelCount = AUAudioChannelCount.max

  // MARK: Use

  /// Whether the unit allocates a buffer for the bus; true by default.
  open var shouldAllocateBuffer = true

  /// Whether the bus is enabled; true by default.
  open var isEnabled = true

  /// The name.
  open var name: String?

  /// The number of the bus in its array.
  open internal(set) var index = 0

  /// The direction.
  open internal(set) var busType = AUAudioUnitBusType.input

  /// The unit; for a bus without an array, the getter raises an exception.
  open var ownerAudioUnit: AUAudioUnit {
    guard let owner else { programmingError("a bus without an array has no unit") }
    return owner
  }

  /// The presentation latency in seconds, from the bus to the speaker or from the microphone to it,
  /// as set by the host.
  open var contextPresentationLatency = 0.0

  // MARK: Internals

  weak var owner: AUAudioUnit?

  /// Returns whether the bus itself supports a format.
  func supports(_ format: AVAudioFormat) -> Bool {
    format.commonFormat != .otherFormat && format.channelCount <= maximumChannelCount
      && (supportedChannelCounts.map { counts in
        counts.contains { $0.uint32Value == format.channelCount }
      } ?? true)
  }
}
