import TactusFoundation

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
