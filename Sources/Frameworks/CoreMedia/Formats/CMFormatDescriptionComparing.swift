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
      && first.audioStreamBasicDescription == second.audioStreamBasicDescription)
}

/// Returns whether a format is that of a picture.
public func CMVideoFormatDescriptionMatchesImageBuffer(
  _ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer
) -> Bool { desc.describes(imageBuffer) }

/// Returns the further properties of a format; nil, as formats have none here.
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? { nil }

/// Returns a further property of a format; nil, as formats have none here.
public func CMFormatDescriptionGetExtension(
  _ desc: CMFormatDescription, extensionKey: CFString
) -> Any? { nil }
