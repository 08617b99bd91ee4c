internal import TactusFoundation

/// A session that codes or decodes pictures.
public typealias VTSession = AnyObject

/// Changes a property of a session, of which there is none (Players.VT3).
///
/// - Returns: `kVTInvalidSessionErr`.
@discardableResult
public func VTSessionSetProperty(
  _ session: VTSession, key propertyKey: CFString, value propertyValue: Any?
) -> OSStatus { kVTInvalidSessionErr }

/// Changes properties of a session, of which there is none (Players.VT3).
///
/// - Returns: `kVTInvalidSessionErr`.
@discardableResult
public func VTSessionSetProperties(
  _ session: VTSession, propertyDictionary: CFDictionary
) -> OSStatus { kVTInvalidSessionErr }
