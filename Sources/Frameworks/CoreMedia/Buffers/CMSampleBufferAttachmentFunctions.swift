import TactusFoundation

/// The sample is not a sync sample.
///
/// - Source: the documented convention of the keys' texts. Confidence: observed in public code.
public let kCMSampleAttachmentKey_NotSync: CFString = "NotSync"
/// The sample is a partial sync sample.
public let kCMSampleAttachmentKey_PartialSync: CFString = "PartialSync"
/// The sample has redundant coding.
public let kCMSampleAttachmentKey_HasRedundantCoding: CFString = "HasRedundantCoding"
/// Other samples depend on the sample.
public let kCMSampleAttachmentKey_IsDependedOnByOthers: CFString = "IsDependedOnByOthers"
/// The sample depends on others.
public let kCMSampleAttachmentKey_DependsOnOthers: CFString = "DependsOnOthers"
/// Earlier samples may have later display times.
public let kCMSampleAttachmentKey_EarlierDisplayTimesAllowed: CFString =
  "EarlierDisplayTimesAllowed"
/// The sample is displayed at once, regardless of its time (Players.QR2).
public let kCMSampleAttachmentKey_DisplayImmediately: CFString = "DisplayImmediately"
/// The sample is decoded, but not displayed.
public let kCMSampleAttachmentKey_DoNotDisplay: CFString = "DoNotDisplay"

/// Returns the mutable attachments of each sample.
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
  /// Whether the sample is displayed at once, regardless of its time (Players.QR2).
  package var isShownImmediately: Bool {
    let value = dictionaries(createIfNecessary: false).first?[
      kCMSampleAttachmentKey_DisplayImmediately]
    return value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }

  /// Returns the dictionaries of the samples.
  func dictionaries(createIfNecessary: Bool) -> [NSMutableDictionary] {
    // Unchecked because the closure that sets it has ended when it is read.
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
