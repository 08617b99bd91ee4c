import CoreAudioTypes
import TactusFoundation

/// Returns whether two formats are equal (Players.SB3).
public func CMFormatDescriptionEqual(
  _ formatDescription: CMFormatDescription?,
  otherFormatDescription: CMFormatDescription?
) -> Bool {
  guard let first = formatDescription, let second = otherFormatDescription else {
    return formatDescription == nil && otherFormatDescription == nil
  }
  return first === second
    || (first.mediaType == second.mediaType && first.mediaSubType == second.mediaSubType
      && first.dimensions == second.dimensions
      && first.audioStreamBasicDescription == second.audioStreamBasicDescription
      && equal(first.properties, second.properties)
      && first.metadataKeys.count == second.metadataKeys.count
      && zip(first.metadataKeys, second.metadataKeys).allSatisfy { equal($0, $1) })
}

/// Returns whether a format describes a frame.
public func CMVideoFormatDescriptionMatchesImageBuffer(
  _ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer
) -> Bool { desc.describes(imageBuffer) }

/// Returns the extensions of a format; nil without any (Players.PB9).
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? {
  desc.properties.isEmpty ? nil : desc.properties
}

/// Returns an extension of a format; nil if it is missing (Players.PB9).
public func CMFormatDescriptionGetExtension(
  _ desc: CMFormatDescription, extensionKey: CFString
) -> Any? { desc.properties[extensionKey] }

/// Returns the keys shared by video formats and attachments of pixel buffers.
public func CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers() -> [CFString] {
  CMFormatDescription.imageBufferKeys
}

/// Returns whether two dictionaries have equal values.
private func equal(_ one: [String: Any], _ two: [String: Any]) -> Bool {
  NSDictionary(dictionary: one).isEqual(to: two)
}
