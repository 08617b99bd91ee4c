import CoreAudioTypes
import TactusFoundation

/// Returns whether two formats are the same (Players.SB3).
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

/// Returns whether a format is that of a picture.
public func CMVideoFormatDescriptionMatchesImageBuffer(
  _ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer
) -> Bool { desc.describes(imageBuffer) }

/// Returns the further properties of a format; nil if it has none (Players.PB9).
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? {
  desc.properties.isEmpty ? nil : desc.properties
}

/// Returns a further property of a format; nil if it does not have it (Players.PB9).
public func CMFormatDescriptionGetExtension(
  _ desc: CMFormatDescription, extensionKey: CFString
) -> Any? { desc.properties[extensionKey] }

/// Returns the keys that formats of pictures and attachments of buffers have in common.
public func CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers() -> [CFString] {
  CMFormatDescription.imageBufferKeys
}

/// Returns whether two dictionaries have equal values.
private func equal(_ one: [String: Any], _ two: [String: Any]) -> Bool {
  NSDictionary(dictionary: one).isEqual(to: two)
}
