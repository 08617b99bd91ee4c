import TactusFoundation

/// A buffer that takes attachments: a `CMSampleBuffer` or a `CVBuffer`.
public typealias CMAttachmentBearer = Any
/// The propagation of an attachment to copies.
public typealias CMAttachmentMode = UInt32

/// The attachment does not propagate to copies.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
/// The attachment propagates to copies.
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// Sets an attachment (Players.PB6).
///
/// Values may be of any type, because Core Foundation strings and dictionaries are not objects
/// here.
///
/// - Parameters:
///   - target: The buffer; nothing happens for other objects.
///   - key: The name of the value.
///   - value: The value; nil removes the old one.
///   - attachmentMode: Whether copies of the buffer have the value.
public func CMSetAttachment(
  _ target: CMAttachmentBearer, key: CFString, value: Any?, attachmentMode: CMAttachmentMode
) {
  attachments(of: target)?.set(
    value, for: key, passesOn: attachmentMode == kCMAttachmentMode_ShouldPropagate)
}

/// Returns an attachment; nil if there is none.
///
/// - Parameters:
///   - target: The buffer.
///   - key: The name of the value.
///   - attachmentModeOut: Whether copies of the buffer have the value.
public func CMGetAttachment(
  _ target: CMAttachmentBearer, key: CFString,
  attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> Any? {
  guard let (value, passesOn) = attachments(of: target)?.value(for: key) else { return nil }
  attachmentModeOut?.pointee =
    passesOn ? kCMAttachmentMode_ShouldPropagate : kCMAttachmentMode_ShouldNotPropagate
  return value
}

/// Removes an attachment.
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) {
  attachments(of: target)?.set(nil, for: key, passesOn: false)
}

/// Returns the attachments of a propagation mode; nil for none.
public func CMCopyDictionaryOfAttachments(
  allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? {
  let values = attachments(of: target)?.values(
    passingOn: attachmentMode == kCMAttachmentMode_ShouldPropagate)
  return values?.isEmpty == false ? values : nil
}

/// Propagates the attachments of one buffer to another.
public func CMPropagateAttachments(
  _ source: CMAttachmentBearer, destination: CMAttachmentBearer
) {
  guard let from = attachments(of: source) else { return }
  attachments(of: destination)?.pass(from: from)
}

private func attachments(of target: CMAttachmentBearer) -> CVAttachments? {
  (target as? CMSampleBuffer)?.attachments ?? (target as? CVBuffer)?.attachments
}
