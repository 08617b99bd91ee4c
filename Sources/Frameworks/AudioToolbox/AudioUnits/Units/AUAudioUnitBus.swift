import AVFAudio
import Foundation
import TactusCrashReports

/// An input or output of a unit.
///
/// Step AudioUnits.UN2
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class AUAudioUnitBus: NSObject, @unchecked Sendable {
  // As on an iPhone, the host sets a bus while nothing renders.

  /// Creates a bus of a format.
  ///
  /// - Throws: `kAudioUnitErr_FormatNotSupported` for a format that is no linear PCM.
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

  /// Sets the format, unless the unit refuses it.
  ///
  /// - Throws: `kAudioUnitErr_Initialized` while the resources of the unit are allocated,
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

  /// The tags of the supported layouts of channels; `nil` for any.
  open var supportedChannelLayoutTags: [NSNumber]? { nil }

  /// The supported numbers of channels; `nil` for any.
  open var supportedChannelCounts: [NSNumber]?

  /// The largest number of channels; by default that of `UInt32`.
  open var maximumChannelCount = AUAudioChannelCount.max

  // MARK: Use

  /// Whether the unit allocates memory for the bus; true by default.
  open var shouldAllocateBuffer = true

  /// Whether the bus is used; true by default.
  open var isEnabled = true

  /// The name.
  open var name: String?

  /// The number of the bus in its array.
  open internal(set) var index = 0

  /// The direction.
  open internal(set) var busType = AUAudioUnitBusType.input

  /// The unit; a bus that is in no array ends the app with an exception.
  open var ownerAudioUnit: AUAudioUnit {
    guard let owner else { programmingError("a bus without an array has no unit") }
    return owner
  }

  /// The delay in seconds from the bus to the speaker, or from the microphone to it, as the host
  /// knows it.
  open var contextPresentationLatency = 0.0

  // MARK: Internals

  weak var owner: AUAudioUnit?

  /// Returns whether the bus itself can have a format.
  func supports(_ format: AVAudioFormat) -> Bool {
    format.commonFormat != .otherFormat && format.channelCount <= maximumChannelCount
      && (supportedChannelCounts.map { counts in
        counts.contains { $0.uint32Value == format.channelCount }
      } ?? true)
  }
}
