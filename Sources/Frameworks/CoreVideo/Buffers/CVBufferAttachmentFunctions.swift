/// The propagation of an attachment to copies.
public enum CVAttachmentMode: UInt32, Sendable {
  case shouldNotPropagate = 0
  case shouldPropagate = 1
}

/// Sets an attachment (Players.PB6).
///
/// - Parameters:
///   - buffer: The buffer.
///   - key: The name of the value.
///   - value: The value, of any type, because Core Foundation strings are not objects here.
///   - attachmentMode: Whether copies of the buffer have the value.
public func CVBufferSetAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ value: Any, _ attachmentMode: CVAttachmentMode
) { buffer.attachments.set(value, for: key, passesOn: attachmentMode == .shouldPropagate) }

/// Sets attachments.
public func CVBufferSetAttachments(
  _ buffer: CVBuffer, _ theAttachments: CFDictionary, _ attachmentMode: CVAttachmentMode
) {
  for (key, value) in theAttachments {
    guard let key = key.base as? String else { continue }
    CVBufferSetAttachment(buffer, key, value, attachmentMode)
  }
}

/// Returns an attachment; nil if there is none.
///
/// - Parameters:
///   - buffer: The buffer.
///   - key: The name of the value.
///   - attachmentMode: Receives whether copies of the buffer have the value.
public func CVBufferCopyAttachment(
  _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Any? {
  guard let (value, passesOn) = buffer.attachments.value(for: key) else { return nil }
  attachmentMode?.pointee = passesOn ? .shouldPropagate : .shouldNotPropagate
  return value
}

/// Returns whether a buffer has an attachment.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool {
  buffer.attachments.value(for: key) != nil
}

/// Removes an attachment.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
  buffer.attachments.set(nil, for: key, passesOn: false)
}

/// Removes all attachments.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) {
  for passesOn in [false, true] {
    for key in buffer.attachments.values(passingOn: passesOn).keys {
      guard let name = key.base as? String else { continue }
      CVBufferRemoveAttachment(buffer, name)
    }
  }
}

/// Returns the attachments of a propagation mode; nil for none.
public func CVBufferCopyAttachments(
  _ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode
) -> CFDictionary? {
  let values = buffer.attachments.values(passingOn: attachmentMode == .shouldPropagate)
  return values.isEmpty ? nil : values
}

/// Propagates the attachments of one buffer to another.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
  destinationBuffer.attachments.pass(from: sourceBuffer.attachments)
}
