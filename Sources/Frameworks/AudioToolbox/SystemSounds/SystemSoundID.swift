/// A system sound: one of the phone's own by its number, or one that was made of a file.
public typealias SystemSoundID = UInt32

/// The vibration that every phone has.
///
/// - Source: the reference names it; 4095 is what it was in every header. Confidence: documented.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
