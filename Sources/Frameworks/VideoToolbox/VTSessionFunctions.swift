internal import TactusFoundation

/// An encoding, decoding or pixel transfer session.
public typealias VTSession = AnyObject

/// Changes a property of a session.
///
/// The scaling mode of a conversion has an effect; other properties of sessions of the two kinds
/// that there are have none (Players.VT5, Players.VT6).
///
/// - Returns: 0, or `kVTInvalidSessionErr` for a session that has ended or is of another kind.
@discardableResult
public func VTSessionSetProperty(
  _ session: VTSession, key propertyKey: CFString, value propertyValue: Any?
) -> OSStatus {
  if let session = session as? VTPixelTransferSession, session.isValid {
    if propertyKey == kVTPixelTransferPropertyKey_ScalingMode {
      session.scalingMode = propertyValue as? String ?? kVTScalingMode_Normal
    }
    return 0
  }
  if let session = session as? VTDecompressionSession, session.isValid { return 0 }
  return kVTInvalidSessionErr
}

/// Changes properties of a session.
///
/// - Returns: 0, or `kVTInvalidSessionErr` for a session that has ended or is of another kind.
@discardableResult
public func VTSessionSetProperties(
  _ session: VTSession, propertyDictionary: CFDictionary
) -> OSStatus {
  var status = VTSessionSetProperty(session, key: "", value: nil)
  for (key, value) in propertyDictionary where status == 0 {
    guard let key = key as? String else { continue }
    status = VTSessionSetProperty(session, key: key, value: value)
  }
  return status
}
