import TactusFoundation

/// The sample is no whole picture.
///
/// - Source: the documented convention of the keys' texts. Confidence: observed in public code.
public let kCMSampleAttachmentKey_NotSync: CFString = "NotSync"
/// The sample is a whole picture of only a part.
public let kCMSampleAttachmentKey_PartialSync: CFString = "PartialSync"
/// The sample has data that is not needed for others.
public let kCMSampleAttachmentKey_HasRedundantCoding: CFString = "HasRedundantCoding"
/// Other samples need the sample.
public let kCMSampleAttachmentKey_IsDependedOnByOthers: CFString = "IsDependedOnByOthers"
/// The sample needs others.
public let kCMSampleAttachmentKey_DependsOnOthers: CFString = "DependsOnOthers"
/// Earlier samples may be presented after the sample.
public let kCMSampleAttachmentKey_EarlierDisplayTimesAllowed: CFString =
  "EarlierDisplayTimesAllowed"
/// The sample is shown at once, whatever its time is (Players.QR2).
public let kCMSampleAttachmentKey_DisplayImmediately: CFString = "DisplayImmediately"
/// The sample is decoded and not shown.
public let kCMSampleAttachmentKey_DoNotDisplay: CFString = "DoNotDisplay"

/// Returns the dictionaries of values that are attached to each sample, which can be changed.
///
/// - Parameters:
///   - sbuf: The samples.
///   - createIfNecessary: Whether empty dictionaries are made if there are none.
/// - Returns: An `NSMutableDictionary` for each sample; nil if there are none.
public func CMSampleBufferGetSampleAttachmentsArray(
  _ sbuf: CMSampleBuffer, createIfNecessary: Bool
) -> CFArray? {
  let found = sbuf.dictionaries(createIfNecessary: createIfNecessary)
  return found.isEmpty ? nil : found
}

extension CMSampleBuffer {
  /// Whether the sample is shown at once, whatever its time is (Players.QR2).
  package var isShownImmediately: Bool {
    let value = dictionaries(createIfNecessary: false).first?[
      kCMSampleAttachmentKey_DisplayImmediately]
    return value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }

  /// Returns the dictionaries of the samples.
  func dictionaries(createIfNecessary: Bool) -> [NSMutableDictionary] {
    nonisolated(unsafe) var found: [NSMutableDictionary] = []
    sampleValues.withLock { values in
      if values.dictionaries.isEmpty, createIfNecessary {
        values.dictionaries = (0..<numSamples).map { _ in NSMutableDictionary() }
      }
      found = values.dictionaries
    }
    return found
  }
}
